/** The site's interface texts, for previews. */
import siteTexts from 'site-texts'
import { makeTranslate, type Translate } from '../../i18n/texts'

const translations = new Map(
  Object.entries(siteTexts).map(([locale, files]) => [locale, makeTranslate(files)]),
)
const untranslated = makeTranslate({})

/** The texts of a language of the site. */
export function interfaceTexts(locale: string): Translate {
  return translations.get(locale) ?? untranslated
}
