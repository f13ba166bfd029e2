/** Whether an entry exists in a language, and is filled in where it must be and where the others are. */
import type { Collection } from '../content-model'
import { isBlank, type Values } from '../lib/values'
import { gaps } from './gaps'
import type { LanguageState } from './types'
import { translatedWords } from './words'

/** Required texts that are empty: in a draft they may be so in every language. */
function unwritten({ fields, body }: Collection, words: Values): string[] {
  const required = Object.entries(fields).filter(([, field]) => field.required && field.translated)
  const names = [...required.map(([name]) => name), ...(body === 'required' ? ['body'] : [])]
  return names.filter((name) => isBlank(words[name]))
}

/** Takes the values of the language and of the others. @returns undefined for a language without gaps */
export function lackOf(
  collection: Collection,
  own: Values | undefined,
  others: readonly Values[],
): Pick<LanguageState, 'state' | 'empty'> | undefined {
  const found = own ? translatedWords(collection, own) : {}
  if (Object.keys(found).length === 0) return { state: 'missing', empty: [] }
  // Each language has its own slug.
  const { slug: _slug, ...words } = found
  const lacking = others.flatMap((values) => {
    const { slug: _other, ...theirs } = translatedWords(collection, values)
    return gaps(theirs, words)
  })
  const empty = [...new Set([...unwritten(collection, words), ...lacking])]
  return empty.length > 0 ? { state: 'incomplete', empty } : undefined
}
