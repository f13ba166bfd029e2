/** Finds words in all fields of all languages, in any spelling that the site's search accepts. */
import type { Collection } from '../../content-model'
import type { FieldPath } from '../../content-model/problems'
import { walkFields } from '../../content-model/walk'
import { withoutMarkup } from '../../content-model/markdown/without-markup'
import { entriesIn, type ContentEntry, type SiteContent } from '../../entries/site-content'
import { asGroup, isGroup, type Values } from '../../lib/values'
import type { Part } from '../../search/types'
import { folded, wordsOf } from '../../search/words'
import { localeCodes, type LocaleCode } from '../../site/locales'

/** A sentence that contains some of the words. */
export type Place = { locale: LocaleCode; at: FieldPath; values: Values; parts: Part[] }
export type FoundEntry = { collection: Collection; entry: ContentEntry; places: Place[] }

/** Shorter words would occur inside too many others. */
const shortestInside = 4

const holds = (word: string, wanted: string): boolean => {
  const own = folded(word)
  return wanted.length < shortestInside ? own.startsWith(wanted) : own.includes(wanted)
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\s*\n\s*/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** The texts in a field; for a picture, its file name and alternative text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string')
  return isGroup(value) ? [value['src'], value['alt']].filter((text) => typeof text === 'string') : []
}

type Sentence = { at: Place['at']; text: string; held: ReadonlySet<string> }

/** Every sentence in one language that contains a search word, in form order. */
function sentencesIn(collection: Collection, values: Values, wanted: readonly string[]): Sentence[] {
  const found: Sentence[] = []
  const look = (at: Place['at'], text: string) => {
    for (const sentence of sentencesOf(text)) {
      const words = wordsOf(sentence)
      const held = new Set(wanted.filter((own) => words.some((word) => holds(word, own))))
      if (held.size > 0) found.push({ at, text: sentence, held })
    }
  }
  walkFields(collection.fields, values, ({ field, at, value }) => {
    if (field.kind === 'sections' || field.kind === 'object' || (field.kind === 'list' && field.fields))
      return
    // The items of a list of plain values are visited one by one.
    if (field.kind === 'list' || field.kind === 'select') return
    for (const text of textsOf(value)) look(at, field.kind === 'markdown' ? withoutMarkup(text) : text)
  })
  if (typeof values['body'] === 'string') look(['body'], withoutMarkup(values['body']))
  return found
}

/** A sentence with the search words marked. */
function partsOf(sentence: string, wanted: readonly string[]): Part[] {
  return sentence
    .split(/([\p{L}\p{N}]+)/u)
    .map((text) => {
      const [word] = wordsOf(text)
      return { text, marked: word !== undefined && wanted.some((own) => holds(word, own)) }
    })
    .filter(({ text }) => text !== '')
}

/**
 * Finds the entries that contain all words of a query in one language; sentences with the most of them come first.
 * @param only the name of the collection to search; all if absent
 */
export function findIn(content: SiteContent, query: string, only?: string): FoundEntry[] {
  const wanted = [...new Set(wordsOf(query).map(folded))]
  if (wanted.length === 0) return []
  return entriesIn(content).flatMap(({ collection, entry }) => {
    if (only !== undefined && only !== collection.name) return []
    const places = localeCodes.flatMap((locale) => {
      const own = asGroup(entry.values[locale])
      const sentences = sentencesIn(collection, own, wanted)
      if (!wanted.every((word) => sentences.some(({ held }) => held.has(word)))) return []
      const best = Math.max(...sentences.map(({ held }) => held.size))
      return sentences
        .filter(({ held }) => held.size === best)
        .map(({ at, text }) => ({ locale, at, values: own, parts: partsOf(text, wanted) }))
    })
    return places.length > 0 ? [{ collection, entry, places }] : []
  })
}
