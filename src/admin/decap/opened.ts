/** Remembers each entry as it was when it was opened, so that a change upstream is noticed before saving. */
import { isGroup } from '../../lib/values'
import { withoutEmpties } from '../../content-model/tidy'
import { type EntryValues } from '../../content-model/values'
import { localeCodes } from '../../site/locales'
import type { Draft } from '../draft/draft'
import { currentDraft } from './open-draft'
import { decapState, onDecapState } from './internals'

const storageKey = (id: string) => `editor.opened.${id}`
const idOf = (draft: Pick<Draft, 'collection' | 'slug'>) => `${draft.collection.name}/${draft.slug}`

let opened: { id: string; values: EntryValues } | undefined
let draftKey: unknown

/** Survives a reload together with unsaved text: the version that the text is based on. */
function keep(id: string, values: EntryValues): void {
  try {
    localStorage.setItem(storageKey(id), JSON.stringify(values))
  } catch {
    // A full or forbidden storage only means that the comparison starts from the entry as it is loaded.
  }
}

function kept(id: string): EntryValues | undefined {
  const text = localStorage.getItem(storageKey(id))
  const values: unknown = text ? JSON.parse(text) : undefined
  return isGroup(values) ? (values as EntryValues) : undefined
}

function follow(): void {
  const key = decapState().entryDraft.get('key')
  if (key === draftKey) return
  draftKey = key
  const draft = currentDraft()
  if (!draft || draft.isNew) return
  const id = idOf(draft)
  if (!draft.hasChanged) opened = { id, values: draft.values }
  // A recovered text brings its own starting point; the editor's own replacing of a draft keeps the present one.
  else opened = { id, values: kept(id) ?? opened?.values ?? draft.values }
}

/** Starts to follow Decap's state. */
export function followOpenedEntries(): void {
  onDecapState(() => {
    follow()
    const draft = opened && currentDraft()
    if (draft && !draft.isNew && draft.hasChanged && opened?.id === idOf(draft) && !kept(opened.id))
      keep(opened.id, opened.values)
  })
}

/** The entry as it was opened. */
export function openedValues(draft: Draft): EntryValues | undefined {
  return opened?.id === idOf(draft) ? opened.values : undefined
}

/** After saving or merging: the next change is based on this version. */
export function setOpened(draft: Pick<Draft, 'collection' | 'slug'>, values: EntryValues): void {
  opened = { id: idOf(draft), values }
  localStorage.removeItem(storageKey(opened.id))
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  return isGroup(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]))
    : value
}

/** Without what does not count in a comparison: empty values and the space around texts. */
export function comparable(values: EntryValues): EntryValues {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, trimmed(withoutEmpties(values[locale] ?? {}))]),
  ) as EntryValues
}
