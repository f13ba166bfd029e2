/** The editor's search, in either language of the interface. */
import { axeProblems } from '../../lib/axe'
import type { Desk } from './desk'
import { expect } from './test'

/** Texts of the interface. */
const said = {
  en: { search: 'Search all', here: 'In this list: News', everywhere: 'Everywhere' },
  de: { search: 'Alles durchsuchen', here: 'In dieser Liste: Neuigkeiten', everywhere: 'Überall' },
} as const

type Journey = {
  language: keyof typeof said
  query: string
  /** The article to be found; the text of its result, and its title. */
  article: string
  place: string
  marked: RegExp
  title?: string
}

/** Searches from the news list, first there, then everywhere, and opens the article found. */
export async function findArticle(desk: Desk, { language, query, article, ...found }: Journey) {
  const { page } = desk
  const words = said[language]
  await desk.open('/collections/news')
  await page.getByPlaceholder(words.search).fill(query)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await expect(dialog.getByRole('searchbox')).toHaveValue(query)
  const link = page.locator(`a[href="#/collections/news/entries/${article}"]`)
  const result = dialog.getByRole('listitem').filter({ has: link })
  if (found.title) await expect(result.locator(link)).toHaveText(found.title)
  await expect(result).toContainText(found.place)
  await expect(result.locator('mark').first()).toHaveText(found.marked)
  await expect(dialog.getByLabel(words.here)).toBeChecked()
  const inList = await dialog.getByRole('listitem').count()
  expect(await axeProblems(page, 'search', undefined, '.mw-dialog')).toEqual([])
  await dialog.getByLabel(words.everywhere).check()
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(inList)
  await result.locator(link).click()
  await page.waitForURL(new RegExp(`news/entries/${article}$`))
  await expect(dialog).toHaveCount(0)
}
