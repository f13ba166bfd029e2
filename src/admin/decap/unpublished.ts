/**
 * Entries that the build's public files omit: unpublished ones, and those written or changed since. They are read from
 * the repository, which requires being signed in. Also entries that the public files still list although they have been
 * deleted since. One file listing reveals both; only texts that differ are fetched.
 */
import { knownEntry, type KnownSite } from '../../content-check/known-site'
import { shortId, type ContentEntry, type EntryValues } from '../../entries/site-content'
import { atMost } from '../../lib/at-most'
import { asGroup } from '../../lib/values'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { localeOfFile } from '../rules/locale-of-file'
import { collectionNamed } from '../../content-model'
import { backendImplementation, readContentFile } from './internals'
import { addressOf } from './media'

/**
 * `entries` by the name of their collection; `media` are the site paths of all pictures in the repository; `gone` are
 * entries deleted from it, as `collection/id`.
 */
export type Unpublished = {
  entries: Readonly<Record<string, readonly ContentEntry[]>>
  media: readonly string[]
  gone: ReadonlySet<string>
}

type ForgeFile = { path: string; id?: string }

/** Content folder, collection folder, file. */
const depth = 3

/** Texts fetched at the same time. */
const atOnce = 8

/** Whether entries come from a repository rather than from the local server, whose lists are complete. */
export const asksForge = (): boolean => backendImplementation().api !== undefined

/** All content files, in one request; none in development. */
async function contentFiles(): Promise<readonly ForgeFile[]> {
  const { api } = backendImplementation()
  return (await (api?.listAllFiles?.('content', true) ?? api?.listFiles?.('content', { depth }))) ?? []
}

/** Cached for good: a git blob never changes. */
const texts = new Map<string, Promise<string>>()

function textOf({ path, id = '' }: ForgeFile): Promise<string> {
  const known = texts.get(id)
  if (known) return known
  const asked = Promise.resolve(backendImplementation().api?.readFile?.(path, id) ?? '')
  texts.set(id, asked)
  asked.catch(() => texts.delete(id))
  return asked
}

async function valuesOf(files: readonly ForgeFile[]): Promise<EntryValues> {
  const values: Partial<Record<LocaleCode, Readonly<Record<string, unknown>>>> = {}
  for (const file of files) {
    const content = readContentFile(file.path, await textOf(file))
    const locale = localeOfFile(file.path)
    if (locale) values[locale] = content
    else for (const code of localeCodes) values[code] = asGroup(content[code])
  }
  return values
}

type Found = { name: string; id: string; files: ForgeFile[] }

/** The files of each entry, by `collection/id`. */
function entriesIn(files: readonly ForgeFile[]): Map<string, Found> {
  const entries = new Map<string, Found>()
  for (const file of files) {
    const [, name = '', id = ''] =
      /^content\/([\w-]+)\/([^/]+)\.[a-z]+\.md$/.exec(file.path) ??
      /^content\/([\w-]+)\/(\1)\.yml$/.exec(file.path) ??
      []
    if (!collectionNamed(name)) continue
    const entry = entries.get(`${name}/${id}`) ?? { name, id, files: [] }
    entry.files.push(file)
    entries.set(`${name}/${id}`, entry)
  }
  return entries
}

/** The number of languages per entry in the build, by `collection/id`. */
function countsOf(paths: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, id, files } of entriesIn(paths.map((path) => ({ path }))).values())
    counts.set(`${name}/${id}`, files.length)
  return counts
}

/**
 * Fetches the entries that are missing from `known` or have changed: `read` are the files that it was made from, with
 * abbreviated git ids. Throws the backend's error.
 */
export async function unpublished(
  known: KnownSite,
  read: Readonly<Record<string, string>> = {},
): Promise<Unpublished> {
  const files = await contentFiles()
  const present = entriesIn(files)
  const counts = countsOf(Object.keys(read))
  const isPublished = new Set(
    Object.entries(known.entries).flatMap(([name, list]) => list.map(({ id }) => `${name}/${id}`)),
  )
  const differs = ({ path, id }: ForgeFile) =>
    read[path] !== undefined && read[path] !== id?.slice(0, shortId)
  const lacking = [...present].flatMap(([key, entry]) => {
    const hasChanged =
      counts.has(key) && (counts.get(key) !== entry.files.length || entry.files.some(differs))
    return !isPublished.has(key) || hasChanged ? [entry] : []
  })
  const entries: Record<string, ContentEntry[]> = {}
  const values = await atMost(atOnce, lacking, ({ files: own }) => valuesOf(own))
  for (const [index, { name, id }] of lacking.entries())
    (entries[name] ??= []).push({ id, values: values[index] ?? {} })
  const media = files.map(({ path }) => addressOf(path)).filter((address) => address?.startsWith('/media/'))
  return {
    entries,
    media: media.filter((address) => address !== undefined),
    gone: goneOf(files.length > 0 ? [...isPublished] : [], present),
  }
}

/** Settings are a single file, which always exists. */
function goneOf(published: readonly string[], present: ReadonlyMap<string, unknown>): Set<string> {
  const isEntry = (key: string) => collectionNamed(key.split('/')[0])?.storage === 'folder'
  return new Set(published.filter((key) => isEntry(key) && !present.has(key)))
}

/** Entries by collection, without deleted ones, with changed ones replaced by those in `changed` at the end. */
export function withChanged<Entry extends { id: string }>(
  entries: Readonly<Record<string, readonly Entry[]>>,
  gone: ReadonlySet<string>,
  changed: Readonly<Record<string, readonly Entry[]>>,
): Record<string, readonly Entry[]> {
  const names = new Set([...Object.keys(entries), ...Object.keys(changed)])
  const all = [...names].map((name) => {
    const own = changed[name] ?? []
    const replaced = new Set(own.map(({ id }) => id))
    const left = (entries[name] ?? []).filter(({ id }) => !gone.has(`${name}/${id}`) && !replaced.has(id))
    return [name, [...left, ...own]]
  })
  return Object.fromEntries(all) as Record<string, readonly Entry[]>
}

/** The known site with missing entries added and deleted ones removed. */
export function withUnpublished(known: KnownSite, { entries, media, gone }: Unpublished): KnownSite {
  const more = Object.entries(entries).map(([name, list]) => {
    const collection = collectionNamed(name)
    return [name, collection ? list.map(({ id, values }) => knownEntry(collection, id, values)) : []]
  })
  return {
    ...known,
    entries: withChanged(known.entries, gone, Object.fromEntries(more) as typeof known.entries),
    ...(known.media ? { media: [...new Set([...known.media, ...media])] } : {}),
  }
}
