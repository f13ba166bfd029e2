/** Determines, for every entry, which language is missing, incomplete, or outdated. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathsBelow } from '../content-check/files/read-folder'
import { placeOf } from '../content-check/sources/file-names'
import type { Collection } from '../content-model'
import { isBlank, type Values } from '../lib/values'
import { isUnpublishedInAny } from '../site/publishing'
import { defaultLocale, isLocaleCode, localeCodes, type LocaleCode } from '../site/locales'
import { lastChanges, type Changes } from './age'
import { gaps } from './gaps'
import { contentHistory, type History } from './history'
import { rounds, type ReadValues } from './parsed'
import { lackOf } from './presence'
import type { EntryState, LanguageState, TranslationStatus } from './types'
import { translatedWords } from './words'

type Text = { locale: LocaleCode; path: string; text: string }
type Entry = { collection: Collection; id: string; texts: Text[] }

async function readAll(root: string): Promise<Entry[]> {
  const entries = new Map<string, Entry>()
  for (const path of (await pathsBelow(root, 'content')).filter((each) => /\.(md|yml)$/.test(each))) {
    const place = placeOf(path)
    if ('fault' in place) continue
    const key = `${place.collection.name}/${place.id}`
    const entry = entries.get(key) ?? { collection: place.collection, id: place.id, texts: [] }
    const text = await readFile(join(root, path), 'utf8')
    const locales = place.locale ? [place.locale] : localeCodes
    entry.texts.push(...locales.map((locale) => ({ locale, path, text })))
    entries.set(key, entry)
  }
  return [...entries.values()]
}

/** The input from which the states of all entries are derived. */
type Known = { history: History; now: string; valuesOf: ReadValues }

function changesOf(
  { collection, texts }: Entry,
  { history, now, valuesOf }: Known,
): Map<LocaleCode, Changes> {
  const found = texts.flatMap(({ locale, path, text }) => {
    const versions = history.versions.get(path) ?? []
    const change = lastChanges(collection, locale, { text, date: now }, versions, valuesOf)
    return change ? [[locale, change] as const] : []
  })
  return new Map(found)
}

function languageState(
  entry: Entry,
  locale: LocaleCode,
  changes: ReadonlyMap<LocaleCode, Changes>,
  valuesOf: ReadValues,
): LanguageState {
  const { collection, texts } = entry
  const own = texts.find((text) => text.locale === locale)
  const others = texts.filter((text) => text.locale !== locale)
  const valuesIn = (text: Text) => valuesOf(collection, text.text, text.locale)
  const wordsOf = (text: Text) => translatedWords(collection, valuesIn(text))
  const change = changes.get(locale)
  const shared = { locale, ...(change ? { changed: change.words.date } : {}) }
  const lack = lackOf(collection, own && valuesIn(own), others.map(valuesIn))
  if (!own || lack) return { ...shared, ...(lack ?? { state: 'missing', empty: [] }) }
  // Each language has its own slug.
  const { slug: _slug, ...words } = wordsOf(own)
  const newer = others.some((text) => {
    const theirs = changes.get(text.locale)
    // An incomplete text cannot serve as a reference for another.
    const { slug: _other, ...found } = wordsOf(text)
    if (gaps(words, found).length > 0) return false
    return (
      change && theirs && change.work.commit !== theirs.words.commit && theirs.words.date > change.work.date
    )
  })
  return { ...shared, state: newer ? 'older' : 'complete', empty: [] }
}

/** The languages in which an entry should exist: a single one if the editor has chosen so. */
const localesOf = ({ onlyIn }: Values): readonly LocaleCode[] =>
  isLocaleCode(onlyIn) ? [onlyIn] : localeCodes

/** The title in the default language, else in one that has it. */
function titleOf({ collection, id, texts }: Entry, valuesOf: ReadValues): string {
  const isFirst = ({ locale }: Text) => Number(locale === defaultLocale)
  const titles = texts
    .toSorted((a, b) => isFirst(b) - isFirst(a))
    .map(({ text, locale }) => valuesOf(collection, text, locale)[collection.titleField])
  return String(titles.find((title) => !isBlank(title)) ?? id)
}

function entryState(entry: Entry, known: Known): EntryState {
  const { collection, id, texts } = entry
  const { now, valuesOf } = known
  const changes = changesOf(entry, known)
  const first = texts.find(({ locale }) => locale === defaultLocale) ?? texts[0]
  const values = first ? valuesOf(collection, first.text, first.locale) : {}
  return {
    collection: collection.name,
    id,
    title: titleOf(entry, valuesOf),
    draft: isUnpublishedInAny(
      collection.name,
      texts.map(({ text, locale }) => valuesOf(collection, text, locale)),
      now.slice(0, 10),
    ),
    languages: localesOf(values).map((locale) => languageState(entry, locale, changes, valuesOf)),
    editor: `/admin/#/collections/${collection.name}/entries/${id}`,
  }
}

/** Kept between calls: the editor's server asks on each visit. */
const nextRound = rounds()

/**
 * Takes the project's folder. Without `drafts`, unpublished entries are left out, so that the result may be published;
 * `now` is the time of uncommitted changes (ISO 8601).
 */
export async function translationStatus(
  root: string,
  { drafts = true, now = new Date().toISOString() }: { drafts?: boolean; now?: string } = {},
): Promise<TranslationStatus> {
  const [entries, history] = await Promise.all([readAll(root), contentHistory(root)])
  const known = { history, now, valuesOf: nextRound() }
  return {
    history: history.kind,
    made: now,
    drafts,
    entries: entries.map((entry) => entryState(entry, known)).filter(({ draft }) => drafts || !draft),
  }
}

/** Languages of entries that need work. */
export function openWork({ entries }: TranslationStatus): { entry: EntryState; language: LanguageState }[] {
  return entries.flatMap((entry) =>
    entry.languages.flatMap((language) => (language.state === 'complete' ? [] : [{ entry, language }])),
  )
}
