/** Marks where the long words in a page's headings, names and menus may be hyphenated. */
import { memoized } from '../lib/memoized'
import { divideLongWords, longWordsIn, softHyphen } from '../lib/soft-hyphens'
import { isGroup } from '../lib/values'
import { elementsIn, htmlOf, isTextNode, nodesIn, parsePart } from '../html/tree'
import type { PageData } from '../page/types'
import { hyphenation } from './hyphenation'

/** The keys of page data whose texts are set in large type or narrow columns. */
const short: ReadonlySet<string> = new Set(['heading', 'second', 'title', 'question', 'label'])

/** The minimum number of letters before and after a hyphen. */
const fromEnds = 4

/** The linking s of German compounds: “Produktions-planung” is easier to read than “Produkti-onsplanung”. */
const joint = /(?:ung|ion|heit|keit|schaft|tät)s$/

/** Parts of a compound up to this length fit every column; longer ones must be hyphenated as well. */
const maxPartLength = 12

const isHeading = /^h[2-6]$/

/** Returns rich text with `divide` applied to the words of its headings. */
function withDividedHeadings(html: string, divide: (word: string) => string): string {
  const part = parsePart(html)
  const texts = elementsIn(part)
    .filter(({ tagName }) => isHeading.test(tagName))
    .flatMap((heading) => nodesIn(heading).filter(isTextNode))
  for (const text of texts) text.value = divideLongWords(text.value, divide)
  return texts.length > 0 ? htmlOf(part) : html
}

/** Takes the parts of a word; merges them so that only the joints remain, if all resulting parts fit. */
function compoundParts(parts: readonly string[]): readonly string[] {
  const longer = parts.reduce<string[]>((found, part) => {
    const last = found.at(-1)
    return last === undefined || joint.test(last) ? [...found, part] : [...found.slice(0, -1), last + part]
  }, [])
  return longer.length > 1 && longer.every((part) => part.length <= maxPartLength) ? longer : parts
}

/** Takes a language, returns a function that inserts soft hyphens into a word. */
export const divideIn = memoized((language: string): ((word: string) => string) => {
  const partsOf = hyphenation(language)
  return memoized((word) => {
    let divided = ''
    let begun = 0
    for (const part of compoundParts(partsOf(word))) {
      const room = begun >= fromEnds && word.length - begun >= fromEnds
      divided += room ? softHyphen + part : part
      begun += part.length
    }
    return divided
  })
})

/**
 * Returns the page with the long words of its headings in `meta.breaks`, with soft hyphens. Headings within rich text
 * are already HTML, so they get them in place.
 */
export function withWordBreaks(page: PageData): PageData {
  const { locale } = page.meta
  const divide = divideIn(locale)
  const words = new Set<string>()
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, name))
    if (isGroup(value))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, key)]))
    if (typeof value !== 'string') return value
    if (short.has(name)) for (const word of longWordsIn(value)) words.add(word)
    return name === 'html' ? withDividedHeadings(value, divide) : value
  }
  const { meta, ...rest } = walk(page, '') as PageData
  const breaks = [...words].map(divide).filter((word) => word.includes(softHyphen))
  return { ...rest, meta: { ...meta, ...(breaks.length > 0 && { breaks: breaks.sort() }) } } as PageData
}
