/** Before replacing text, the editor asks in its own dialog, and answering no loses nothing. */
import { axeProblems } from '../lib/axe'
import { setLink } from './lib/link'
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

for (const { locale, no, yes, leaving, copyAll, removed, remove, gone, stopped, redirect } of [
  {
    locale: 'en-US',
    no: 'Cancel',
    yes: 'Continue',
    leaving: { question: /unsaved changes.*discarded/, stay: 'Stay', discard: 'Discard changes' },
    copyAll: 'Copy everything from another language',
    removed: 'One section exists in German only and would be removed. Continue?',
    remove: 'Delete entry',
    gone: 'The page at /news/pegel-keeps-quiet-at-night is deleted. Where should its address lead?',
    stopped: /Not deleted.*You stopped it/s,
    redirect: 'Delete and redirect',
  },
  {
    locale: 'de-DE',
    no: 'Abbrechen',
    yes: 'Fortfahren',
    leaving: {
      question: /nicht gespeichert.*verworfen/,
      stay: 'Hierbleiben',
      discard: 'Änderungen verwerfen',
    },
    copyAll: 'Alles aus einer anderen Sprache kopieren',
    removed: 'Einen Abschnitt gibt es nur auf Deutsch; er würde entfernt. Fortfahren?',
    remove: 'Eintrag löschen',
    gone: 'Die Seite unter /news/pegel-keeps-quiet-at-night wird gelöscht. Wohin soll ihre Adresse führen?',
    stopped: /Nicht gelöscht.*Sie haben abgebrochen/s,
    redirect: 'Löschen und weiterleiten',
  },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`text of the other language replaces existing text only after confirmation (${locale})`, async ({
      desk,
      page,
    }) => {
      const mine = 'Typed by hand, “not stored” anywhere yet'
      await desk.openEntry('news', 'pegel-keeps-quiet-at-night')
      const theirs = await desk.field('title', 'de').inputValue()
      await desk.fill('title', mine)
      const ask = async () => {
        await desk.pane('en').getByRole('button', { name: copyAll }).click()
        await page.getByRole('menuitem').filter({ hasText: /^de$/i }).click()
      }
      const dialog = page.getByRole('alertdialog')
      await ask()
      await expect(dialog.getByRole('button', { name: no })).toBeFocused()
      expect(await axeProblems(page, 'question', undefined, '.mw-dialog')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(desk.field('title')).toHaveValue(mine)

      await ask()
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: yes })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(desk.field('title')).toHaveValue(theirs)
      await expect(desk.body()).toHaveText((await desk.body('de').textContent()) ?? '')
    })

    test(`a section of one language is removed only after confirmation (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      const path = 'content/products/taktgeber.en.md'
      const { project } = editor
      const stored = project.read(path)
      project.write(path, stored.replace(/^ {2}- type: figures\n(?: {4}.*\n)*/m, ''))
      await desk.openEntry('products', 'taktgeber')
      const button = page.locator('[data-structure="en-de"]')
      const dialog = page.getByRole('alertdialog', { name: removed })
      await button.click()
      await dialog.getByRole('button', { name: no }).click()
      await expect(button).toBeFocused()
      await expect(desk.notice()).toHaveCount(0)
      await button.click()
      await dialog.getByRole('button', { name: yes }).click()
      await expect(desk.notice()).toBeVisible()
    })

    test(`the address of another entry opens that entry, after asking about unsaved text (${locale})`, async ({
      desk,
      page,
    }) => {
      await desk.openEntry('products', 'taktgeber')
      const go = (hash: string) => page.evaluate((next) => void (location.hash = next), hash)
      await go('#/collections/services/entries/migration')
      await expect(desk.field('title')).toHaveValue('Migration')
      await desk.fill('title', 'Not saved yet')
      await go('#/collections/products/entries/pegel')
      const dialog = page.getByRole('alertdialog', { name: leaving.question })
      await dialog.getByRole('button', { name: leaving.stay }).click()
      await expect(page).toHaveURL(/services\/entries\/migration$/)
      await expect(desk.field('title')).toHaveValue('Not saved yet')
      await go('#/collections/products/entries/pegel')
      await dialog.getByRole('button', { name: leaving.discard }).click()
      await expect(desk.field('title')).toHaveValue('Pegel')
      // Duplicates what is shown.
      await desk.duplicate()
      await expect(page).toHaveURL(/collections\/products\/new/)
      await expect(desk.field('title')).toHaveValue('Pegel')
    })

    test(`deleting asks for a redirect target; cancelling deletes nothing (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      const path = 'content/news/pegel-keeps-quiet-at-night.en.md'
      await desk.openEntry('news', 'pegel-keeps-quiet-at-night')
      const ask = async () => {
        await page.getByRole('button', { name: remove }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
        return page.getByRole('dialog', { name: gone })
      }
      await (await ask()).getByRole('button', { name: no }).click()
      await desk.toast(stopped)
      expect(editor.project.has(path)).toBe(true)

      const dialog = await ask()
      await expect(dialog.getByRole('combobox')).toHaveValue('/news')
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      await page.setViewportSize({ width: 390, height })
      await expect(dialog).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('button', { name: redirect })).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width, height })
      await dialog.getByRole('combobox').fill('/products/pegel')
      await dialog.getByRole('button', { name: redirect }).click()
      await page.waitForURL(/collections\/news$/)
      await expect.poll(() => editor.project.has(path)).toBe(false)
      const redirects = () => editor.project.read('content/redirects.yml')
      await expect
        .poll(redirects)
        .toMatch(/from: \/news\/pegel-keeps-quiet-at-night\n\s+to: \/products\/pegel\n/)
      expect(redirects()).toMatch(/to: \/de\/produkte\/pegel\n/)
    })
  })
}

// The whole way covers this in the other language.
test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a link in a text is chosen from pages and files, and an invalid address is rejected', async ({
    desk,
    editor,
  }) => {
    const article = 'pegel-keeps-quiet-at-night'
    await desk.openEntry('news', article)
    await setLink(desk, {
      language: 'de',
      locale: 'de',
      sentence: 'Ruhezeiten gehören zum Stand',
      word: 'zur',
      choice: /Produkte › Lotse/,
    })
    await desk.publish()
    await desk.saved()
    expect(editor.project.read(`content/news/${article}.de.md`)).toMatch(/\[[^\]]+\]\(\/products\/lotse\)/)
  })

  test('a link without selected words is named after its page, in the language of the text', async ({
    desk,
    editor,
    page,
  }) => {
    const article = 'pegel-keeps-quiet-at-night'
    await desk.openEntry('news', article)
    const addLink = async (locale: 'en' | 'de', before: string, link: string, after: string) => {
      await desk.write(before, locale)
      await page.keyboard.press('ControlOrMeta+k')
      const field = page.getByRole('dialog').getByLabel('Wohin führt der Link?')
      await field.fill(link)
      await page.keyboard.press('Enter')
      await expect(desk.body(locale).locator('a')).toBeVisible()
      await page.keyboard.type(after)
    }
    await addLink('en', 'More: ', '/about', ' or later')
    await addLink('de', 'Mehr: ', '/about', ' oder später')
    await desk.publish()
    await desk.saved()
    const stored = (locale: string) => editor.project.read(`content/news/${article}.${locale}.md`)
    expect(stored('en')).toContain('More: [About](/about) or later')
    expect(stored('de')).toContain('Mehr: [Über uns](/about) oder später')
  })
})
