/** Highlighted texts, as data: never as markup. */
import { unescapeHtml } from '../lib/html'
import type { Part } from './types'
import { joined, plain, splitAtHyphenated, wordsOf } from './words'

/** The end of a sentence and the beginning of the next, before the first mark. */
const firstSentence = /^[^<]*?[.!?:]\s+(?=[\p{Lu}\p{N}“„<])/u

/** Whether an excerpt starts inside a sentence of its text: a capital does not tell in German. */
function startsInside(excerpt: string, content: string): boolean {
  const at = content.replace(/\s+/g, ' ').indexOf(unescapeHtml(excerpt.replace(/<\/?mark>/g, '')))
  return at > 0 && !/[.!?:…][“”’)]?\s*$/.test(content.slice(0, at))
}

/** Starts an excerpt with a sentence; if none starts before the first match, with an ellipsis. */
function fromSentence(excerpt: string, content: string): string {
  const cut = excerpt.replace(firstSentence, '')
  const inside = /^(?:<mark>)?[\p{Ll}]/u.test(cut) || (cut === excerpt && startsInside(excerpt, content))
  return inside ? `… ${cut}` : cut
}

/** Up to the last end of a sentence. Fewer than three words are the label or heading of text that is cut off. */
const wholeSentences = /^(?:[\s\S]*\s)?(?:[^\s.!?]+\s){2}[^\s.!?]+[.!?](?=\s|$)/

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

/** The length of a title that starts a text as a separate sentence. */
function titleLength(text: string, title: string): number {
  if (!spaced(text).startsWith(spaced(title))) return 0
  const end = /^[.!?:]\s+/.exec(text.slice(title.length))
  return end ? title.length + end[0].length : 0
}

/** The parts of a text from one of its characters to another. */
function between(parts: readonly Part[], from: number, to: number): Part[] {
  let at = 0
  return parts.flatMap(({ text, marked }) => {
    const cut = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    return cut === '' ? [] : [{ text: cut, marked }]
  })
}

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('')

/** Without a broken sentence at the end, unless it holds the last mark: then with an ellipsis. */
function toSentence(parts: readonly Part[]): Part[] {
  const text = textOf(parts)
  const whole = wholeSentences.exec(text)?.[0].length ?? 0
  const last = parts.findLastIndex(({ marked }) => marked)
  if (whole >= textOf(parts.slice(0, last + 1)).length && whole > 0) return between(parts, 0, whole)
  return /[.!?…]\s*$/.test(text) ? [...parts] : [...parts, { text: ' …', marked: false }]
}

/**
 * Parses an excerpt of Pagefind, where `<mark>` is the only markup and the rest is escaped. It may start and end
 * anywhere in the text (`content`): partial sentences are dropped, and so is the page's title, which the hit shows already.
 */
export function excerptParts(excerpt: string, title: string, content: string): Part[] {
  const parts = fromSentence(excerpt, content)
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, index) => ({ text: unescapeHtml(text), marked: index % 2 === 1 }))
  return toSentence(between(parts, titleLength(textOf(parts), title), Infinity))
}

/**
 * Highlights the words of a title or description that match a wanted word's prefix: `E-Mail` as a whole for `email`.
 */
export function titleParts(title: string, wanted: readonly string[]): Part[] {
  const beginnings = wanted.map(plain)
  const mark = (text: string): Part => {
    const [word] = wordsOf(text)
    const own = word === undefined ? '' : plain(word)
    return { text, marked: own.length > 1 && beginnings.some((beginning) => own.startsWith(beginning)) }
  }
  const parts = splitAtHyphenated(title).flatMap((text) => {
    const own = plain(joined(text))
    const [first = ''] = wordsOf(text)
    // More than its first part, which is marked by itself.
    const whole = (beginning: string) => beginning.length > first.length && own.startsWith(beginning)
    if (beginnings.some(whole)) return [{ text, marked: true }]
    return text.split(/([\p{L}\p{N}]+)/u).map(mark)
  })
  return parts.filter(({ text }) => text !== '')
}
