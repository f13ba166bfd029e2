/** The translated content record (docs/spec/languages.md#translated-records): one record, a `translations` entry per language. */

type Translation = Readonly<Record<string, unknown>>

/** A record, a response with one record, or a response with a list of records (the first one counts). */
export type TranslatedInput = unknown

function recordOf(input: unknown): unknown {
  if (Array.isArray(input)) return input[0]
  if (typeof input !== 'object' || input === null || !('data' in input)) return input
  // A record may itself have a field called `data`.
  return 'translations' in input ? input : recordOf(input.data)
}

function codeOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('languages_code' in entry)) return undefined
  const code = entry.languages_code
  // A source that expands the relation returns the language as an object.
  return typeof code === 'object' && code !== null && 'code' in code ? code.code : code
}

/**
 * Finds the translation whose `languages_code` equals `iso` exactly (`de-DE`, not `de`). Accepts the three shapes of
 * R47 to R49; returns undefined if there is none.
 */
export function translationOf(input: TranslatedInput, iso: string): Translation | undefined {
  const record = recordOf(input)
  if (typeof record !== 'object' || record === null || !('translations' in record)) return undefined
  const { translations } = record
  if (!Array.isArray(translations)) return undefined
  return translations.find((entry: unknown) => codeOf(entry) === iso) as Translation | undefined
}

/** Returns a translated text or an empty string; never `undefined` or `null`. */
export function translatedText(input: TranslatedInput, field: string, iso: string): string {
  const translation = translationOf(input, iso)
  const value = translation && Object.hasOwn(translation, field) ? translation[field] : undefined
  return value === undefined || value === null ? '' : String(value)
}
