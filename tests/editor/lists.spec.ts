/** Finding entries: the search knows every field of every language, and shows the sentences. */
import { axeProblems } from '../lib/axe'
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

for (const { locale, field, here, all, said, query, sentence } of [
  {
    locale: 'en-US',
    field: 'Search all',
    here: 'In this list: News',
    all: 'Everywhere',
    said: 'German · Title',
    query: 'auszubildende',
    sentence: /Auszubildende/,
  },
  {
    locale: 'de-DE',
    field: 'Alles durchsuchen',
    here: 'In dieser Liste: Neuigkeiten',
    all: 'Überall',
    said: 'Englisch · Titel',
    query: 'apprentices',
    sentence: /apprentices/,
  },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`words are found in a list or everywhere, in their sentence (${locale})`, async ({ desk, page }) => {
      await desk.open('/collections/news')
      await page.getByPlaceholder(field).fill(query)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('searchbox')).toBeFocused()
      await expect(dialog.getByRole('searchbox')).toHaveValue(query)
      const link = page.locator('a[href="#/collections/news/entries/three-apprentices-start"]')
      const result = dialog.getByRole('listitem').filter({ has: link })
      await expect(result).toContainText(said)
      await expect(result.locator('mark').first()).toHaveText(sentence)
      await expect(dialog.getByLabel(here)).toBeChecked()
      const inList = await dialog.getByRole('listitem').count()
      expect(await axeProblems(page, 'search', undefined, '.mw-dialog')).toEqual([])
      await dialog.getByLabel(all).check()
      await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(inList)
      await result.locator(link).click()
      await page.waitForURL(/news\/entries\/three-apprentices-start$/)
      await expect(dialog).toHaveCount(0)
      await expect(desk.field('title')).toBeVisible()
    })
  })
}
