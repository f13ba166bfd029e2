/** The site's interface texts, for previews. */
import siteTexts from 'site-texts'
import { makeTranslate, type Translate } from '../../i18n/texts'

const translations = new Map(
  Object.entries(siteTexts).map(([locale, files]) => [locale, makeTranslate(files)]),
)
const untranslated = makeTranslate({})

/** The texts in one of the site's languages. */
export function interfaceTexts(locale: string): Translate {
  return translations.get(locale) ?? untranslated
}
