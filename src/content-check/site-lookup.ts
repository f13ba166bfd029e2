/** Indexes the known site for fast lookups. */
import type { Label } from '../content-model/fields'
import type { KnownEntry, KnownSite } from './known-site'
import { partsOf } from './own-pages'

/** Lookups of rules into the rest of the site. */
export type SiteLookup = {
  readonly ids: (collection: string) => readonly string[]
  readonly entry: (collection: string, id: string) => KnownEntry | undefined
  /** By file name or by the address in any language. */
  readonly findEntry: (collection: string, slug: string) => string | undefined
  /** File names of the entries that match a name or address, in any language, case and Unicode form. */
  readonly owners: (collection: string, slug: string) => readonly string[]
  /** The titles of entries, by which editors know them; absent in the build, whose messages are about files. */
  readonly titleOf?: (collection: string, id: string) => Label
  readonly media?: ReadonlySet<string>
  readonly downloads?: ReadonlySet<string>
}

/** Normalizes a name, so that names which collide on some host or file system become equal. */
export function addressKey(slug: string): string {
  return slug
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
}

const namesOf = (collection: string, entry: KnownEntry, find: SiteLookup['entry']) => [
  entry.id,
  ...partsOf(collection, entry, find),
]

/** Builds the lookup for a known site. */
export function siteLookup(known: KnownSite): SiteLookup {
  const byId = new Map<string, KnownEntry>()
  const bySlug = new Map<string, string>()
  const owners = new Map<string, Set<string>>()
  for (const [collection, entries] of Object.entries(known.entries))
    for (const entry of entries) byId.set(`${collection}/${entry.id}`, entry)
  const find = (collection: string, id: string) => byId.get(`${collection}/${id}`)
  for (const [collection, entries] of Object.entries(known.entries)) {
    for (const entry of entries) {
      for (const slug of namesOf(collection, entry, find)) {
        bySlug.set(`${collection}/${slug}`, entry.id)
        const key = `${collection}/${addressKey(slug)}`
        owners.set(key, (owners.get(key) ?? new Set()).add(entry.id))
      }
    }
  }
  return {
    ids: (collection) => (known.entries[collection] ?? []).map((entry) => entry.id),
    entry: find,
    findEntry: (collection, slug) => bySlug.get(`${collection}/${slug}`),
    owners: (collection, slug) => [...(owners.get(`${collection}/${addressKey(slug)}`) ?? [])],
    ...(known.media ? { media: new Set(known.media) } : {}),
    ...(known.downloads ? { downloads: new Set(known.downloads) } : {}),
  }
}

/** The same lookup with one entry replaced, for an unsaved or new entry in the editor. */
export function withEntry(lookup: SiteLookup, collection: string, entry: KnownEntry): SiteLookup {
  const find = (name: string, id: string) =>
    name === collection && id === entry.id ? entry : lookup.entry(name, id)
  const slugs = new Set(namesOf(collection, entry, find))
  return {
    ...lookup,
    ids: (name) => (name === collection ? [...new Set([...lookup.ids(name), entry.id])] : lookup.ids(name)),
    entry: find,
    findEntry: (name, slug) =>
      name === collection && slugs.has(slug) ? entry.id : lookup.findEntry(name, slug),
  }
}
