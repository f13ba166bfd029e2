/** An editor's actions in the browser: sign in, open, fill in, save, read messages. */
import { expect, type Locator, type Page } from '@playwright/test'
import { slugify } from '../../../src/content-model/slugify'
import { localeCodes, type LocaleCode } from '../../../src/site/locales'
import { takeToast } from './toasts'

export type Desk = ReturnType<typeof deskOf>

/** Answers “yes” to every question of the editor, and to the browser's before leaving a page. */
export async function agree(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.addInitScript(() => {
    const accept = () =>
      document.querySelector<HTMLElement>('.mw-dialog[role="alertdialog"] [data-main]')?.click()
    new MutationObserver(accept).observe(document, { childList: true, subtree: true })
  })
}

export function deskOf(page: Page, url: string) {
  /** Opens an address of the editor in a reloaded page, and signs in if asked to. */
  async function open(hash: string): Promise<void> {
    // A change of the hash alone would not reload the page.
    if (page.url() !== 'about:blank') await page.goto('about:blank')
    await page.goto(`${url}#${hash}`)
    const login = page.getByRole('button', { name: /sign in|anmelden/i })
    await login.or(page.locator('[class*="ToolbarContainer"], header')).first().waitFor()
    if (await login.isVisible()) await login.click()
  }

  // Each language has its own pane; in it, the entry's own fields come before those of its sections.
  const pane = (locale: LocaleCode): Locator => page.locator(`.Pane${localeCodes.indexOf(locale) + 1}`)
  const field = (name: string, locale: LocaleCode = 'en'): Locator =>
    pane(locale).locator(`[id^="${name}-field-"]`).first()
  const body = (locale: LocaleCode = 'en'): Locator =>
    pane(locale).locator('[data-slate-editor="true"]').last()
  const preview = page.frameLocator('#preview-pane')

  /** The form is inert while an entry is being saved, and absent while it is reloaded. */
  async function settled(): Promise<void> {
    await expect(page.locator('[class*="ControlPaneContainer"]:not([inert])').first()).toBeVisible()
    await expect(page.locator('[class*="ControlPaneContainer"][inert]')).toHaveCount(0)
  }

  return {
    page,
    open,
    field,
    pane,
    body,
    preview,

    async openEntry(collection: string, slug: string): Promise<void> {
      await open(`/collections/${collection}/entries/${slug}`)
      await expect(page.locator('[id*="-field-"]').first()).toBeVisible()
    },

    async newEntry(collection: string): Promise<void> {
      await open(`/collections/${collection}/new`)
      await expect(page.locator('[id*="-field-"]').first()).toBeVisible()
    },

    /** Starts a new entry with the content of the open one. */
    async duplicate(): Promise<void> {
      const published = page.getByRole('button', { name: /^(Published|Veröffentlicht)$/ })
      await published.click()
      await page.getByText(/^(Duplicate|Duplizieren)$/).click()
      // The form of the published entry disappears with its button.
      await expect(published).toHaveCount(0)
      await expect(page.locator('[id*="-field-"]').first()).toBeVisible()
    },

    /** Types into a plain field of one language, replacing its text. */
    async fill(name: string, text: string, locale: LocaleCode = 'en'): Promise<void> {
      const input = field(name, locale)
      await input.fill(text)
      // Decap renders the field from its draft: what it shows is what would be saved.
      await expect(input).toHaveValue(name === 'slug' ? slugify(text) : text)
    },

    /** Types into the body of one language, replacing its text. */
    async write(text: string, locale: LocaleCode = 'en'): Promise<void> {
      // In the middle of the text there may be a cell of a table.
      const words = body(locale).locator('[data-slate-string]').first()
      // While the form is still being drawn, what is typed goes nowhere.
      await expect(async () => {
        await ((await words.count()) > 0 ? words : body(locale)).click()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.insertText(text)
        await expect(body(locale)).toHaveText(text, { timeout: 5000 })
      }).toPass()
    },

    /** Publishes, without a workflow or from status Ready. */
    async publish(): Promise<void> {
      await page.getByRole('button', { name: /^(Publish|Veröffentlichen)$/ }).click()
      await page.getByText(/^(Publish now|Jetzt veröffentlichen)$/).click()
    },

    /** Saves into the workflow. */
    async save(): Promise<void> {
      await page.getByRole('button', { name: /^(Save|Speichern)$/ }).click()
    },

    /** Moves a saved draft through review, until it can be published. */
    async setReady(): Promise<void> {
      for (const status of ['(In review|In Prüfung)', '(Ready|Freigegeben)']) {
        await page.getByText('Status:').click()
        await page.getByRole('menuitem', { name: new RegExp(`^${status}$`) }).click()
        await expect(page.getByText(new RegExp(`^Status: ${status}$`))).toBeVisible()
      }
    },

    /** Shows the page next to the form of the first language. */
    async openPreview(): Promise<void> {
      await page.getByTitle(/Preview of the page|Vorschau der Seite/).click()
      await expect(preview.locator('main h1')).toBeVisible()
    },

    async showBothLanguages(): Promise<void> {
      await page.getByTitle(/Languages side by side|Sprachen nebeneinander/).click()
    },

    /** Waits until the library of pictures and files shows its pictures. */
    async mediaShown(): Promise<void> {
      await expect(page.locator('input[type=file]').first()).toBeAttached()
      const pictures = page.locator('img[class*="CardImage"]')
      await expect(pictures.first()).toBeVisible()
      await expect
        .poll(() =>
          pictures.evaluateAll((all) => all.every((picture) => (picture as HTMLImageElement).complete)),
        )
        .toBe(true)
    },

    /** Waits for a message of Decap and returns its text. */
    toast: (text: RegExp) => takeToast(page, text),

    /** Waits until an entry is saved and its form is editable again. */
    async saved(): Promise<void> {
      await takeToast(page, /Entry saved|Eintrag gespeichert/)
      await settled()
    },

    /** Waits until a draft of the workflow is published. */
    async published(): Promise<void> {
      await takeToast(page, /Entry published|Eintrag veröffentlicht/)
      await settled()
    },

    /** The panel above the bar. */
    panel: () => page.locator('.mw-panel'),
    notice: () => page.locator('.mw-notice'),
  }
}
