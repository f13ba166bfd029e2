/** The question for consent and its settings in browser tests, in each language. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { allChoices, consentKey, consentVersion, type ConsentChoices } from '../../src/client/consent/store'
import { entriesOfGroup } from '../../src/entries/storage-tables'
import type { LocaleCode } from '../../src/site/locales'

type Words = (key: string) => string

/** Interface texts of a language, `consent:acceptAll`; values of placeholders are left out. */
export function wordsOf(locale: LocaleCode): Words {
  return (key) => {
    const [file = '', name = ''] = key.split(':')
    const path = join(__dirname, '../../locales', locale, `${file}.json`)
    return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)[name] ?? key
  }
}

export type Question = {
  locale: LocaleCode
  words: Words
  bar: Locator
  accept: Locator
  reject: Locator
  choose: Locator
  dialog: Locator
  /** A button of the settings. */
  inDialog: (name: 'acceptAll' | 'rejectAll' | 'save' | 'close') => Locator
  box: (name: 'necessary' | 'functional' | 'media') => Locator
}

export function questionOn(page: Page, locale: LocaleCode): Question {
  const words = wordsOf(locale)
  const bar = page.getByRole('region', { name: words('consent:bannerLabel'), exact: true })
  const dialog = page.getByRole('dialog', { name: words('consent:dialogHeading'), exact: true })
  const button = (within: Locator, name: string) =>
    within.getByRole('button', { name: words(`consent:${name}`), exact: true })
  return {
    locale,
    words,
    bar,
    dialog,
    accept: button(bar, 'acceptAll'),
    reject: button(bar, 'rejectAll'),
    choose: button(bar, 'settings'),
    inDialog: (name) => button(dialog, name),
    box: (name) => dialog.getByRole('checkbox', { name: words(`consent:${name}`), exact: true }),
  }
}

/** Presses the footer's button, wherever the page is scrolled to. */
export async function openSettings({ dialog }: Question, page: Page): Promise<void> {
  await page.locator('footer [data-consent-settings]').click()
  await dialog.waitFor()
}

/** The stored choice. */
export async function storedChoice(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), consentKey)
  return text ? (JSON.parse(text) as { choices?: unknown }).choices : undefined
}

/** A stored answer as the site writes it. */
export function recordOf(
  choices: ConsentChoices = allChoices(true),
  time = new Date(),
  version = consentVersion,
) {
  return JSON.stringify({ version, time: time.toISOString(), choices })
}

/** Refuses everything optional before the page opens, so that the question covers nothing. */
export const refuseBefore = (page: Page) =>
  page.addInitScript(([key, record]) => localStorage.setItem(key, record), [
    consentKey,
    recordOf(allChoices(false)),
  ] as const)

/** Entries that may be stored without consent. */
export const necessaryNames: readonly string[] = Object.values(entriesOfGroup('necessary')).map(
  ({ name }) => name,
)

/** The element that covers the centre of another one; empty if none does. */
export const coveredBy = (link: Locator) =>
  link.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above && !element.contains(above) && !above.contains(element) ? above.outerHTML.slice(0, 90) : ''
  })
