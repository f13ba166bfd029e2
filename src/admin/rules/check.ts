/** Checks an entry in both languages with the build's own rules, against the site as it stands now. */
import { knownEntry } from '../../content-check/known-site'
import { siteLookup, withEntry, type SiteLookup } from '../../content-check/site-lookup'
import { validateEntry } from '../../content-check/validate-entry'
import { asValues, walkFields } from '../../content-check/walk-fields'
import { outOfBounds } from '../../content-check/rules/markdown-bounds'
import type { Collection } from '../../content-model'
import { videosIn } from '../../content-model/markdown/render'
import type { Problem } from '../../content-model/problems'
import { defaultLocale, localeCodes } from '../../site/locales'
import { stepsOf } from '../bar/field-path'
import { collectionNamed, valuesOf, type Draft } from '../decap/draft'
import { loadUpstream } from '../decap/internals'
import { knownFiles } from '../decap/media'
import { knownSite } from '../site-index'
import { fileNameOf } from './file-name'
import type { EntryValues } from './values'

/** The entries that the values point to, videos inside texts included, each as collection and file name. */
export function referencesIn(
  collection: Collection,
  values: EntryValues,
): { collection: string; id: string }[] {
  const found = new Map<string, { collection: string; id: string }>()
  const add = (name: string, id: unknown) => {
    if (typeof id === 'string' && id) found.set(`${name}/${id}`, { collection: name, id })
  }
  const addVideos = (text: unknown) => {
    if (typeof text === 'string' && !outOfBounds(text)) for (const id of videosIn(text)) add('videos', id)
  }
  for (const locale of localeCodes) {
    const own = asValues(values[locale]) ?? {}
    walkFields(collection.fields, own, ({ field, value }) => {
      if (field.kind === 'markdown') addVideos(value)
      if (field.kind !== 'reference') return
      for (const id of Array.isArray(value) ? (value as unknown[]) : [value]) add(field.collection, id)
    })
    addVideos(own['body'])
  }
  return [...found.values()]
}

/** Entries that were written after the last build are not in its list; the repository has them. */
async function withNewEntries(lookup: SiteLookup, draft: Draft): Promise<SiteLookup> {
  let complete = lookup
  for (const { collection: name, id } of referencesIn(draft.collection, draft.values)) {
    const collection = collectionNamed(name)
    if (!collection || complete.entry(name, id)) continue
    const entry = await loadUpstream(name, id).catch(() => undefined)
    if (entry) complete = withEntry(complete, name, knownEntry(collection, id, valuesOf(entry)))
  }
  return complete
}

/** A field that all languages share is filled in once, in the first one, and found wrong there. */
function isOwn({ fields }: Collection, { locale = defaultLocale, field }: Problem): boolean {
  const own = fields[String(stepsOf(field)[0] ?? '')]
  return locale === defaultLocale || !own || own.translated === true
}

/** Returns every problem of the entry. Throws if the server cannot be reached for what the site consists of. */
export async function checkEntry(draft: Draft): Promise<Problem[]> {
  const site = await knownSite()
  if (!site) throw new TypeError('Failed to fetch')
  const { media, downloads } = knownFiles()
  const known = {
    ...site,
    ...(site.media ? { media: [...site.media, ...media] } : {}),
    ...(site.downloads ? { downloads: [...site.downloads, ...downloads] } : {}),
  }
  const lookup = await withNewEntries(siteLookup(known), draft)
  const problems = validateEntry(draft.collection.name, draft.values, { id: fileNameOf(draft), lookup })
  return problems.filter((problem) => isOwn(draft.collection, problem))
}
