/** Sets a link in a text with the chooser, in either language of the interface. */
import type { LocaleCode } from '../../../src/site/locales'
import { axeProblems } from '../../lib/axe'
import type { Desk } from './desk'
import { expect } from './test'

/** Texts of the interface. */
const said = {
  en: { question: 'Where does the link lead?', wrong: /not a complete address/, set: 'Set link' },
  de: { question: 'Wohin führt der Link?', wrong: /keine vollständige Adresse/, set: 'Link setzen' },
} as const

type Journey = {
  language: keyof typeof said
  /** The language of the text, a sentence in it, and the word in its middle, which becomes the link. */
  locale: LocaleCode
  sentence: string
  word: string
  /** The chooser's label for the page of the product Lotse. */
  choice: RegExp
}

/** Tries an invalid address and one that is completed, then links a word of the open article to the page of the product Lotse. */
export async function setLink(
  { body, page, pane }: Desk,
  { language, locale, ...asked }: Journey,
): Promise<void> {
  const words = said[language]
  const text = body(locale)
  await text.getByText(asked.sentence, { exact: false }).dblclick()
  await pane(locale).getByRole('button', { name: 'Link', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.question })
  const field = dialog.getByLabel(words.question)
  await expect(field, 'what is typed next is the address').toBeFocused()
  await expect(dialog.locator('option[value="/products/lotse"]')).toHaveText(asked.choice)
  await expect(dialog.locator('option[value="/downloads/product-overview.de.pdf"]')).toHaveText(/PDF, DE/)
  await field.fill('https://example')
  await expect(dialog.getByText(words.wrong)).toBeVisible()
  await dialog.getByRole('button', { name: words.set }).click()
  await expect(dialog).toBeVisible()
  expect(await axeProblems(page, 'link', undefined, '.mw-dialog')).toEqual([])
  await field.fill('www.example.com')
  await field.blur()
  await expect(field).toHaveValue('https://www.example.com')
  await field.fill('/products/lotse')
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(text.locator('a', { hasText: asked.word })).toBeVisible()
}
