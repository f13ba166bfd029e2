/** Keeps a snapshot of each entry from when it was opened, to detect upstream changes before saving. */
import { isGroup, type Values } from '../../lib/values'
import { withoutEmpties } from '../../content-model/tidy'
import { type EntryValues } from '../../content-model/values'
import { perLocale } from '../../site/locales'
import type { Draft } from '../draft/draft'
import { currentDraft, isFilled, openEntry } from './open-draft'
import { decapState, keepUnsaved, onDecapState, onKeeping } from './internals'
import { showPanel } from './panel-store'
import { baseKey } from './kept-text'
import { words } from '../words/words'

const idOf = (draft: Pick<Draft, 'collection' | 'slug'>) => `${draft.collection.name}/${draft.slug}`

let opened: { id: string; values: EntryValues } | undefined
let draftKey: unknown

/** Stores the version that unsaved text is based on, so that both survive a reload. */
function keep(id: string, values: EntryValues): void {
  try {
    localStorage.setItem(baseKey(id), JSON.stringify(values))
  } catch {
    // If storage is full or blocked, the comparison simply starts from the entry as loaded.
  }
}

function kept(id: string): EntryValues | undefined {
  const text = localStorage.getItem(baseKey(id))
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
  // Decap opens an empty form for an entry that does not exist.
  if (!draft.hasChanged && !isFilled(draft.values)) showPanel({ kind: 'notice', text: words('missingEntry') })
  if (!draft.hasChanged) opened = { id, values: draft.values }
  // Recovered text has its own stored base version; when the editor itself replaces a draft, the current base is kept.
  else opened = { id, values: kept(id) ?? opened?.values ?? draft.values }
}

/** How long a tab may take to delete the kept text of an entry that it has saved, in milliseconds. */
const afterSave = 3000

/** Another tab has saved the open entry, and deletes the text that the browser keeps of it: that of this tab, too. */
function keepAgain(): void {
  setTimeout(() => {
    const entry = currentDraft()?.hasChanged && openEntry()
    if (entry) void keepUnsaved(entry)
  }, afterSave)
}

/** Subscribes to Decap's state. */
export function followOpenedEntries(): void {
  onDecapState(follow)
  // Tabs with the same entry replace each other’s kept text. Its base version must be of the tab that kept it last.
  onKeeping((id) => {
    if (opened?.id === id) keep(id, opened.values)
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (opened && key === baseKey(opened.id) && newValue === null) keepAgain()
  })
}

/** The entry as it was opened. */
export function openedValues(draft: Pick<Draft, 'collection' | 'slug'>): EntryValues | undefined {
  return opened?.id === idOf(draft) ? opened.values : undefined
}

/** Sets the base version of the next change, after saving or merging. */
export function setOpened(draft: Pick<Draft, 'collection' | 'slug'>, values: EntryValues): void {
  opened = { id: idOf(draft), values }
  localStorage.removeItem(baseKey(opened.id))
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  return isGroup(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]))
    : value
}

/** The values without what comparisons ignore: empty values and surrounding white space. */
export function comparable(values: EntryValues): EntryValues {
  return perLocale((locale) => trimmed(withoutEmpties(values[locale] ?? {})) as Values)
}
