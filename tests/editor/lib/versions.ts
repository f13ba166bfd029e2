/** Goes through the versions of an entry like an editor, in either language of the interface. */
import type { LocaleCode } from '../../../src/site/locales'
import { axeProblems } from '../../lib/axe'
import type { Desk } from './desk'
import { publishAtOnce } from './task'
import { expect } from './test'

/** Texts of the interface. */
const said = {
  en: {
    open: 'Versions',
    changed: 'English: Headline · German: Headline',
    added: 'Entry added',
    page: 'Page as it was: German',
    compare: 'What it would change in the form now',
    take: 'Take this version into the form',
    undo: 'Undo',
  },
  de: {
    open: 'Fassungen',
    changed: 'Englisch: Schlagzeile · Deutsch: Schlagzeile',
    added: 'Eintrag angelegt',
    page: 'Damalige Seite: Deutsch',
    compare: 'Was sie im Formular jetzt ändern würde',
    take: 'Diese Fassung in das Formular übernehmen',
    undo: 'Rückgängig',
  },
} as const

/** The headlines published one after the other: `First`, then `Second`. */
export const headlines: Readonly<Record<LocaleCode, (word: string) => string>> = {
  en: (word) => `${word} “pilot” of all`,
  de: (word) => `${word}: „Größe“ für alle`,
}

type Journey = {
  /** The entry, as `services/migration`; it must not have been changed yet. */
  entry: string
  /** The name of the dialog. */
  dialog: string
  author: string
  language: keyof typeof said
}

/**
 * Changes the headline of an entry twice, then finds both versions, reads what one changed, sees the page as it was,
 * compares it with the form, restores the first version, undoes that, restores it again and publishes it.
 */
export async function takeEarlierVersion(desk: Desk, { entry, dialog: name, author, language }: Journey) {
  const { page } = desk
  const words = said[language]
  const [collection = '', slug = ''] = entry.split('/')
  await desk.openEntry(collection, slug)
  for (const word of ['First', 'Second']) {
    for (const locale of ['en', 'de'] as const) await desk.fill('tagline', headlines[locale](word), locale)
    await publishAtOnce(desk)
  }
  const dialog = page.getByRole('dialog', { name })
  const list = dialog.getByRole('listitem')
  const openList = async () => {
    await page.getByRole('button', { name: words.open, exact: true }).click()
    await expect(list).toHaveCount(3)
  }
  await openList()
  await expect(list.nth(0)).toContainText(words.changed)
  await expect(list.nth(0)).toContainText(author)
  await expect(list.nth(2)).toContainText(words.added)
  expect(await axeProblems(page, 'versions', undefined, '.mw-dialog')).toEqual([])

  await list.nth(0).getByRole('button').click()
  await expect(dialog.locator('del')).toHaveText(['First', 'First'])
  await expect(dialog.locator('ins')).toHaveText(['Second', 'Second'])
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  expect(await axeProblems(page, 'version', undefined, '.mw-dialog')).toEqual([])
  await dialog.getByRole('button').first().press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await desk.fill('tagline', 'Not saved yet')
  await openList()
  await list.nth(1).getByRole('button').click()
  await dialog.getByRole('button', { name: words.page }).click()
  const shown = dialog.frameLocator('iframe')
  await expect(shown.getByText(headlines.de('First')).first()).toBeVisible()
  await expect(shown.locator('html')).toHaveAttribute('lang', 'de-DE')
  await dialog.getByLabel(words.compare).check()
  await expect(dialog.locator('del').first()).toHaveText('Not saved yet')
  const take = dialog.getByRole('button', { name: words.take })
  await take.click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.field('tagline')).toHaveValue(headlines.en('First'))
  await desk.notice().getByRole('button', { name: words.undo }).click()
  await expect(desk.field('tagline')).toHaveValue('Not saved yet')
  await expect(desk.field('tagline', 'de')).toHaveValue(headlines.de('Second'))

  await openList()
  await list.nth(1).getByRole('button').click()
  await take.click()
  await expect(desk.field('tagline', 'de')).toHaveValue(headlines.de('First'))
  await publishAtOnce(desk)
}
