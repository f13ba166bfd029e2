/** The whole check over files in memory: every entry of every collection, and the required files. */
import { collections, pathOfEntry } from '../content-model'
import { label } from '../content-model/fields'
import { byPlace, type Problem } from '../content-model/problems'
import { defaultLocale, localeCodes, perLocale } from '../site/locales'
import { redirectsPath } from '../site/redirects'
import { singleRouteIds } from '../site/routes'
import { knownEntry, type KnownSite } from './known-site'
import { siteLookup, type SiteLookup } from './site-lookup'
import { redirectProblems } from './rules/redirects'
import { decode } from './sources/decode'
import { multiLanguageFaults, readEntries, type Entry } from './sources/read-entries'
import { faultAt, fileProblem, type SourceFile } from './sources/source'
import { readYaml } from './sources/yaml-values'
import { validateEntry } from './validate-entry'

export type Sources = {
  /** The text files below `content/`, without images. */
  readonly files: readonly SourceFile[]
  /** Site paths of the existing images and files, case-sensitive. */
  readonly media: readonly string[]
  readonly downloads: readonly string[]
}

/** Expected search results; the checks over the built site read it (tests/search/queries.ts). */
const searchQueriesPath = 'content/search-queries.yml'

type Options = { readonly day?: string }

const valuesOf = (entry: Entry) => perLocale((locale) => entry.texts.get(locale)?.values)

/** Summarizes what links and references may point to. */
export function knownSiteOf(
  entries: readonly Entry[],
  { media, downloads }: Omit<Sources, 'files'>,
  day?: string,
): KnownSite {
  const byCollection: Record<string, ReturnType<typeof knownEntry>[]> = {}
  for (const entry of entries) {
    const list = (byCollection[entry.collection.name] ??= [])
    list.push(knownEntry(entry.collection, entry.id, valuesOf(entry), day))
  }
  return { entries: byCollection, media, downloads }
}

/** An unreadable language is already reported; one problem is enough for it. */
function entryProblems(entry: Entry, lookup: SiteLookup, day?: string): Problem[] {
  const unreadable = localeCodes.filter(
    (locale) => entry.texts.has(locale) && !entry.texts.get(locale)?.values,
  )
  const problems = validateEntry(entry.collection.name, valuesOf(entry), {
    id: entry.id,
    lookup,
    ...(day ? { day } : {}),
    locate: (locale, at, textLine) => {
      const text = entry.texts.get(locale)
      return {
        path: text?.path ?? pathOfEntry(entry.collection.name, entry.id, locale),
        line: text?.lineOf(at, textLine) ?? 1,
      }
    },
  })
  return problems.filter(({ locale }) => !locale || !unreadable.includes(locale))
}

/** Built-in pages and settings are required; everything else is up to the editors. */
function missingFiles(entries: readonly Entry[]): Problem[] {
  const has = (collection: string, id: string) =>
    entries.some((entry) => entry.collection.name === collection && entry.id === id)
  const pages = singleRouteIds
    .filter((id) => !has('pages', id))
    .map((id) => pathOfEntry('pages', id, defaultLocale))
  const settings = Object.values(collections)
    .filter(({ name, storage }) => storage === 'file' && !has(name, name))
    .map(({ name }) => pathOfEntry(name, name, defaultLocale))
  return [...pages, ...settings].map((path) =>
    fileProblem(path, { ...faultAt(1, 'missing-page'), label: label('Page', 'Seite') }),
  )
}

/** The faults of a multi-language YAML file that is not an entry. */
function queriesProblems(file: SourceFile): Problem[] {
  const decoded = decode(file)
  const faults = 'fault' in decoded ? [decoded.fault] : multiLanguageFaults(readYaml(decoded.text, 1))
  return faults.map((fault) => fileProblem(file.path, fault))
}

/** Returns all problems of all files, in the order of the files. Pure: no I/O. */
export function checkSources(sources: Sources, { day }: Options = {}): Problem[] {
  const redirects = sources.files.filter(({ path }) => path === redirectsPath)
  const { entries, problems } = readEntries(
    sources.files.filter(({ path }) => path !== redirectsPath && path !== searchQueriesPath),
  )
  const known = knownSiteOf(entries, sources, day)
  const lookup = siteLookup(known)
  return [
    ...problems,
    ...entries.flatMap((entry) => entryProblems(entry, lookup, day)),
    ...missingFiles(entries),
    ...redirects.flatMap((file) => redirectProblems(file, known)),
    ...sources.files.filter(({ path }) => path === searchQueriesPath).flatMap(queriesProblems),
  ].sort(byPlace)
}
