/** Checks an entry in all languages with the build's own rules, against the given site. */
import { asGroup } from '../../lib/values'
import { knownEntry, type KnownSite } from '../../content-check/known-site'
import { siteLookup, withEntry, type SiteLookup } from '../../content-check/site-lookup'
import { validateEntry } from '../../content-check/validate-entry'
import { walkFields } from '../../content-model/walk'
import { outOfBounds } from '../../content-check/markdown-bounds'
import { videosIn } from '../../content-model/markdown/render'
import type { Message, Problem } from '../../content-model/problems'
import { tidy } from '../../content-model/tidy'
import type { ContentEntry, SiteContent } from '../../entries/site-content'
import { defaultLocale, localeCodes } from '../../site/locales'
import { stepsOf } from '../draft/field-path'
import { collectionNamed, pathOfEntry, type Collection } from '../../content-model'
import type { Draft } from '../draft/draft'
import { fileNameOf, isNameable } from './file-name'
import { titlesIn, titlesOf } from './titles-of'
import type { EntryValues } from '../../content-model/values'
import { message } from '../../content-model/sentences'

/** The site that an entry is checked against. */
export type CheckSources = {
  /** Valid targets of links and references. */
  site: KnownSite
  /** The content without long texts, for the titles of other entries; without it they are named by file. */
  brief?: SiteContent | undefined
  /** The content of the whole site; undefined if it cannot be read. */
  content: () => Promise<SiteContent | undefined>
  /** Site paths of the files in the repository and of those pending in the form. */
  files: Readonly<Record<'media' | 'downloads', readonly string[]>>
  /** The values of an entry in the repository; undefined if it does not exist there. */
  upstream: (entry: Pick<Draft, 'collection' | 'slug'>) => Promise<EntryValues | undefined>
}

/** The entries that the values refer to, including videos inside texts, each as collection and file name. */
function referencesIn(collection: Collection, values: EntryValues): { collection: string; id: string }[] {
  const found = new Map<string, { collection: string; id: string }>()
  const add = (name: string, id: unknown) => {
    if (typeof id === 'string' && id) found.set(`${name}/${id}`, { collection: name, id })
  }
  const addVideos = (text: unknown) => {
    if (typeof text === 'string' && !outOfBounds(text)) for (const id of videosIn(text)) add('videos', id)
  }
  for (const locale of localeCodes) {
    const own = asGroup(values[locale])
    walkFields(collection.fields, own, ({ field, value }) => {
      if (field.kind === 'markdown') addVideos(value)
      if (field.kind !== 'reference') return
      for (const id of Array.isArray(value) ? (value as unknown[]) : [value]) add(field.collection, id)
    })
    addVideos(own['body'])
  }
  return [...found.values()]
}

/** Adds entries written after the last build, which only the repository has. */
async function withNewEntries(
  lookup: SiteLookup,
  draft: Draft,
  upstream: CheckSources['upstream'],
): Promise<SiteLookup> {
  let complete = lookup
  for (const { collection: name, id } of referencesIn(draft.collection, draft.values)) {
    const collection = collectionNamed(name)
    if (!collection || complete.entry(name, id)) continue
    const values = await upstream({ collection, slug: id }).catch(() => undefined)
    if (values) complete = withEntry(complete, name, knownEntry(collection, id, values))
  }
  return complete
}

/** A field shared by all languages is filled in once, in the default language, and its problems are reported there. */
function isOwn({ fields }: Collection, { locale = defaultLocale, field }: Problem): boolean {
  if (locale === defaultLocale) return true
  const [name, ...steps] = stepsOf(field).map(String)
  let own = fields[name ?? '']
  if (own && !own.translated) return false
  for (const step of steps) {
    own = own?.kind === 'object' ? own.fields[step] : undefined
    if (own?.shared) return false
  }
  return true
}

/** A problem of the entry as a whole, reported at one of its fields. */
function problemAt({ collection }: Draft, id: string, field: string, content: Message): Problem {
  const { label } = collection.fields[field] ?? { label: collection.singular }
  const path = pathOfEntry(collection.name, id, defaultLocale)
  return { severity: 'error', ...content, path, line: 1, label, field, locale: defaultLocale }
}

/** The problem of a new entry whose title yields no file name. */
function nameProblems(draft: Draft, id: string): Problem[] {
  const { titleField } = draft.collection
  if (isNameable(draft) || !draft.values[defaultLocale][titleField]) return []
  const content = message('unnameable')
  return [problemAt(draft, id, titleField, content)]
}

/** The problem of an entry that is unpublished although others link to it: their links would be broken. */
async function hidingProblems(
  draft: Draft,
  { id, lookup, content: read }: { id: string; lookup: SiteLookup } & Pick<CheckSources, 'content'>,
): Promise<Problem[]> {
  const { collection, values } = draft
  const { name } = collection
  const known = knownEntry(collection, id, values)
  if (!known.unpublished || lookup.entry(name, id)?.unpublished !== false) return []
  const content = await read()
  const hidden = withEntry(lookup, name, known)
  const isBroken = (own: Collection, entry: ContentEntry) =>
    !(own.name === name && entry.id === id) &&
    validateEntry(own.name, entry.values, { id: entry.id, lookup: hidden }).some(
      ({ rule }) => rule === 'unpublished-target',
    )
  const list = content && titlesOf(content, isBroken)
  if (!list) return []
  const fault = message('hidden-target', { list })
  return [problemAt(draft, id, values[defaultLocale]['draft'] === true ? 'draft' : 'date', fault)]
}

/** Returns every problem of the entry as it would be saved. */
export async function problemsOf(
  untidy: Draft,
  { site, brief, content, files, upstream }: CheckSources,
): Promise<Problem[]> {
  const draft = { ...untidy, values: tidy(untidy.collection, untidy.values) }
  const known = {
    ...site,
    ...(site.media ? { media: [...site.media, ...files.media] } : {}),
    ...(site.downloads ? { downloads: [...site.downloads, ...files.downloads] } : {}),
  }
  const complete = await withNewEntries(siteLookup(known), draft, upstream)
  const lookup = brief ? { ...complete, titleOf: titlesIn(brief) } : complete
  const { name } = draft.collection
  const id = fileNameOf(draft, (taken) => lookup.entry(name, taken) !== undefined)
  const problems = validateEntry(name, draft.values, { id, lookup })
  return [
    ...(draft.isNew ? nameProblems(draft, id) : await hidingProblems(draft, { id, lookup, content })),
    ...problems.filter((problem) => isOwn(draft.collection, problem)),
  ]
}
