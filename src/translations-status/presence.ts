/** Whether an entry exists in a language, and is filled in where the others are. */
import type { Collection } from '../content-model'
import type { Values } from '../lib/values'
import { gaps } from './gaps'
import type { LanguageState } from './types'
import { translatedWords } from './words'

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
  return lacking.length > 0 ? { state: 'incomplete', empty: [...new Set(lacking)] } : undefined
}
