/** The open entry in Decap's store and its upstream state. */
import { isBlank, isGroup } from '../../lib/values'
import type { EntryValues } from '../../content-model/values'
import { defaultLocale } from '../../site/locales'
import { collectionNamed } from '../../content-model'
import { valuesOf, type Draft } from '../draft/draft'
import type { Immutable } from './immutable'
import { decapState, loadUpstream, replaceDraftEntry } from './internals'

/** Reads an entry of Decap's store. */
export function draftOf(entry: Immutable, hasChanged: boolean): Draft | undefined {
  const plain = entry.toJS()
  const collection = collectionNamed(plain['collection'])
  if (!collection || !isGroup(plain['data'])) return undefined
  return {
    collection,
    slug: String(plain['slug'] ?? ''),
    isNew: plain['newRecord'] === true,
    hasChanged,
    values: valuesOf(plain),
  }
}

/**
 * Decap's entry whose form is open. Decap also keeps an entry here whose loading finishes after its form was closed, as
 * when an entry is taken off the site.
 */
export function openEntry(): Immutable | undefined {
  const entry = decapState().entryDraft.get('entry') as Immutable | undefined
  if (!entry || entry.size === 0) return undefined
  const [, collection, slug] = /^#\/collections\/([\w-]+)\/(?:new|entries\/([^?]+))/.exec(location.hash) ?? []
  const isShown = collection === entry.get('collection') && (!slug || slug === entry.get('slug'))
  return isShown ? entry : undefined
}

/** The currently open entry, if any. */
export function currentDraft(): Draft | undefined {
  const entry = openEntry()
  return entry && draftOf(entry, decapState().entryDraft.get('hasChanged') === true)
}

/** A string that changes whenever another entry is opened or the open one is saved; empty if none is open. */
export function draftMark(): string {
  const entry = openEntry()
  return entry ? `${String(decapState().entryDraft.get('key'))}${String(entry.get('slug'))}` : ''
}

/** Whether the entry exists: for one that does not, some servers return no fields, or just an empty body. */
export const isFilled = (values: EntryValues): boolean =>
  Object.values(values).some((own) => Object.values(own).some((value) => !isBlank(value)))

/** The upstream entry; undefined if it was deleted there. Throws other backend errors. */
export async function upstreamValues(
  draft: Pick<Draft, 'collection' | 'slug'>,
): Promise<EntryValues | undefined> {
  try {
    const values = valuesOf(await loadUpstream(draft.collection.name, draft.slug))
    return isFilled(values) ? values : undefined
  } catch (error) {
    if (error instanceof Error && /not found|404|no entry/i.test(error.message)) return undefined
    throw error
  }
}

/** Whether a name belongs to an entry that is stored already. */
export const isTaken = async (draft: Pick<Draft, 'collection' | 'slug'>): Promise<boolean> =>
  (await upstreamValues(draft)) !== undefined

/** Replaces the values of the open draft, whose fields are then re-rendered. */
export function replaceDraft(values: EntryValues): void {
  const entry = decapState().entryDraft.get('entry') as Immutable
  const plain = entry.toJS()
  const others = Object.fromEntries(
    Object.entries(values).flatMap(([code, data]) => (code === defaultLocale ? [] : [[code, { data }]])),
  )
  replaceDraftEntry({ ...plain, data: values[defaultLocale], i18n: others })
}
