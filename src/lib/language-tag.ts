/** Language tags (BCP 47), as in HTML's `lang`. */

const form = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i

/** Whether a text is a language tag in its shortest form: `en`, `de-AT`, `zh-Hant`, but not `eng` or `xx`. */
export function isLanguageTag(tag: string): boolean {
  if (!form.test(tag)) return false
  const [canonical = ''] = Intl.getCanonicalLocales(tag)
  const [language = ''] = canonical.split('-')
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language)
  return name !== undefined && canonical.toLowerCase() === tag.toLowerCase()
}
