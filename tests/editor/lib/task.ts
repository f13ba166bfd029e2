/** A task of the handbook: done by an editor, and checked by a visitor once the site is built. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { localeCodes, type LocaleCode } from '../../../src/site/locales'
import type { Forge } from '../forge/forge'
import type { BuiltSite } from './built-site'
import type { Desk } from './desk'
import type { Editor } from './editors'
import { expect } from './test'

/** Fixtures of a task. */
export type Workplace = { desk: Desk; editor: Editor; forge: Forge; page: Page; context: BrowserContext }

export type Task = {
  /** Its name in the handbook. */
  name: string
  /** The interface is German; otherwise it is English. */
  inGerman?: boolean
  /** Changes go through drafts and review; otherwise they are published immediately. */
  withReview?: boolean
  edit: (at: Workplace) => Promise<void>
  seen: (visitor: Visitor) => Promise<void>
}

/** Text as read: without soft hyphens and other characters added by typesetting. */
const read = (text: string): string => text.replace(/[\u00ad\u200b-\u200d\u2060]/g, '').replace(/\s+/g, ' ')

export type Visitor = ReturnType<typeof visitorOf>

export function visitorOf(page: Page, site: BuiltSite) {
  /** Opens an address of the built site and returns its main content, which must exist. */
  async function open(path: string): Promise<Locator> {
    const answer = await page.goto(site.url + path)
    expect.soft(answer?.status(), path).toBe(200)
    return page.locator('main')
  }
  const wordsOf = async (part: Locator): Promise<string> => read((await part.textContent()) ?? '')
  return {
    page,
    site,
    open,
    /** Expects the words on the page, as text. */
    async reads(path: string, ...words: readonly string[]): Promise<void> {
      const text = await wordsOf(await open(path))
      for (const word of words) expect.soft(text, path).toContain(read(word))
    },
    async doesNotRead(path: string, ...words: readonly string[]): Promise<void> {
      const text = await wordsOf(await open(path))
      for (const word of words) expect.soft(text, path).not.toContain(read(word))
    },
    /** Expects an old address to redirect to another one. */
    async isLed(from: string, to: string): Promise<void> {
      await open(from)
      expect.soft(page.url(), from).toBe(site.url + to)
    },
    async findsNothing(path: string): Promise<void> {
      expect.soft((await page.goto(site.url + path))?.status(), path).toBe(404)
    },
  }
}

/** The stored file of an entry in one language, on the published branch or a draft's. */
export const storedIn = ({ store }: Forge, entry: string, locale: LocaleCode, branch = 'main'): string =>
  `${store.git(['show', `${branch}:content/${entry}.${locale}.md`])}\n`

/** The stored files of an entry in all languages. */
export const storedOf = (forge: Forge, entry: string): string[] =>
  localeCodes.map((locale) => storedIn(forge, entry, locale))

/** The message and changes of the last commit on the published branch. */
export function lastCommit({ store }: Forge): { author: string; lines: string[]; files: string[] } {
  const [author = '', ...lines] = store.git(['log', '-1', '--format=%an%n%B', 'main']).split('\n')
  const files = store.git(['show', '--name-only', '--format=', 'main']).split('\n')
  return { author, lines: lines.filter(Boolean), files }
}

/** Saves the open form as a draft, moves it through review and publishes it. */
export async function publishReviewed(desk: Desk): Promise<void> {
  await desk.save()
  await desk.saved()
  await desk.setReady()
  await desk.publish()
  await desk.published()
}

/** Publishes the open form if there is no review. */
export async function publishAtOnce(desk: Desk): Promise<void> {
  await desk.publish()
  await desk.saved()
}
