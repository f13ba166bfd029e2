/** What an editor does in the browser, in words: sign in, open, fill in, save, read what is said. */
import type { Locator, Page } from 'playwright-core'
import { localeCodes, type LocaleCode } from '../../../src/site/locales'
import { takeToast } from './toasts'

/** Decap takes over typed text after a short while; two quick changes in both languages would lose one. */
const settle = 350

export type Desk = ReturnType<typeof deskOf>

export function deskOf(page: Page, url: string) {
  const pause = (time = settle) => page.waitForTimeout(time)

  async function open(hash: string): Promise<void> {
    // A change of the hash alone would not load the page anew.
    await page.goto('about:blank')
    await page.goto(`${url}#${hash}`)
    const login = page.getByRole('button', { name: /login|anmelden/i })
    const ready = page.locator('header, [class*="ToolbarContainer"]').first()
    await login.or(ready).first().waitFor()
    if (await login.isVisible()) await login.click()
  }

  // Each language has a pane of its own; inside it the entry's own fields come before those of its sections.
  const pane = (locale: LocaleCode): Locator => page.locator(`.Pane${localeCodes.indexOf(locale) + 1}`)
  const field = (name: string, locale: LocaleCode = 'en'): Locator =>
    pane(locale).locator(`[id^="${name}-field-"]`).first()

  return {
    page,
    pause,
    open,
    field,
    pane,

    async openEntry(collection: string, slug: string): Promise<void> {
      await open(`/collections/${collection}/entries/${slug}`)
      await field(collection === 'team' ? 'name' : 'title')
        .or(page.locator('[id*="-field-"]').first())
        .first()
        .waitFor()
      await pause(800)
    },

    async newEntry(collection: string): Promise<void> {
      await open(`/collections/${collection}/new`)
      await page.locator('[id*="-field-"]').first().waitFor()
      await pause(600)
    },

    /** Types into a plain field of one language. */
    async fill(name: string, text: string, locale: LocaleCode = 'en'): Promise<void> {
      // The first click draws the field anew, which would lose a selection.
      await field(name, locale).click()
      await pause(100)
      await field(name, locale).fill(text)
      await pause()
    },

    /** Types into the body of one language. */
    async write(text: string, locale: LocaleCode = 'en'): Promise<void> {
      const body = pane(locale).locator('[data-slate-editor="true"]').last()
      await body.click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
      await pause()
    },

    /** Publishes where there is no workflow. */
    async publish(): Promise<void> {
      await page.getByRole('button', { name: /^(Publish|Veröffentlichen)$/ }).click()
      await page.getByText(/^(Publish now|Jetzt veröffentlichen)$/).click()
    },

    /** Saves into the workflow. */
    async save(): Promise<void> {
      await page.getByRole('button', { name: /^(Save|Speichern)$/ }).click()
    },

    /** Moves a draft on in the workflow; the words are those of the English interface. */
    async setStatus(from: string, to: string): Promise<void> {
      await page.getByText(`Status: ${from}`).click()
      await page.getByRole('menuitem', { name: to }).click()
      await page.getByText(`Status: ${to}`).waitFor()
    },

    /** Waits for a message of Decap and returns its text. */
    toast: (text: RegExp) => takeToast(page, text),

    /** The panel above the bar. */
    panel: () => page.locator('.mw-panel'),
    notice: () => page.locator('.mw-notice'),
  }
}
