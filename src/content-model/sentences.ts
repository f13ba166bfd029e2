/**
 * The content check's messages: data in `locales/editor`, one folder per editor language. Rules refer to a message by
 * id and pass values; the wording is not their concern.
 */
import de from '../../locales/editor/de/check.json'
import en from '../../locales/editor/en/check.json'
import type { Label } from './fields'
import type { Message, Severity } from './problems'
import { inEach, wordingIn, type Wording, type WordingValues } from './wording'

/** A rule's id; if the rule has several messages, with a dot and a suffix: `missing-file.link`. */
export type SentenceId = keyof typeof en.rules
type WordId = keyof typeof en.words
type Sentence = { found: Wording; remedy: Wording }

/** The contents of the files. */
export const sentences: Readonly<
  Record<keyof Label, { rules: Record<SentenceId, Sentence>; words: Record<WordId, string> }>
> = { en, de }

/** Phrases used inside messages. */
export const worded = (id: WordId, values: WordingValues = {}): Label =>
  inEach((language) => wordingIn(sentences[language].words[id], values, language))

/** A rule's message: what was found, and what to do. */
export function message(id: SentenceId, values: WordingValues = {}, severity?: Severity): Message {
  const part = (name: keyof Sentence) =>
    inEach((language) => wordingIn(sentences[language].rules[id][name], values, language))
  return {
    rule: id.split('.')[0] ?? id,
    found: part('found'),
    remedy: part('remedy'),
    ...(severity ? { severity } : {}),
  }
}

/** The start of a text in each language's quotation marks, for messages. */
export function quote(text: string, length = 40): Label {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return worded('quoted', { text: line.length > length ? `${line.slice(0, length - 1)}…` : line })
}

/** Describes the type of a value in plain words. */
export function kindOf(value: unknown): Label {
  if (value === null || value === undefined) return worded('nothing')
  if (Array.isArray(value)) return worded('list')
  if (typeof value === 'number') return worded('thisNumber', { value })
  if (typeof value === 'boolean') return worded('thisBoolean', { value })
  if (typeof value === 'string') return worded('thisText', { text: quote(value) })
  return worded('group')
}
