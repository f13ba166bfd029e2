/**
 * The only module that reaches into Decap: its store, loading an entry, and replacing a draft. The versions of Decap's
 * packages are pinned; the editor's browser tests fail if these paths change.
 */
// Must come first: Decap's modules have circular imports and must be loaded through the main entry point.
import { DecapCmsCore } from 'decap-cms-core'
import {
  createDraftDuplicateFromEntry,
  discardDraft,
  loadLocalBackup,
  localBackupRetrieved,
  tryLoadEntry,
} from 'decap-cms-core/dist/esm/actions/entries.js'
import { getAsset } from 'decap-cms-core/dist/esm/actions/media.js'
import { closeMediaLibrary } from 'decap-cms-core/dist/esm/actions/mediaLibrary.js'
import { Backend, currentBackend } from 'decap-cms-core/dist/esm/backend.js'
import { FrontmatterInfer } from 'decap-cms-core/dist/esm/formats/frontmatter.js'
import yamlFiles from 'decap-cms-core/dist/esm/formats/yaml.js'
import { store } from 'decap-cms-core/dist/esm/redux/index.js'
import { history, navigateToNewEntry } from 'decap-cms-core/dist/esm/routing/history.js'
import type { EntryValues } from '../../content-model/values'
import { defaultLocale, localeCodes } from '../../site/locales'
import { words } from '../words/words'
import { hasEnded, Refusal } from './explain'
import { immutableFrom, type Immutable } from './immutable'
import { choicesInWords } from './in-words'
import type { BackendClass, BackendInstance } from './backend-types'
import { bindSaves, type SavingBackend, type Steps } from './save'

type Decap = Pick<
  typeof DecapCmsCore,
  'registerLocale' | 'registerPreviewStyle' | 'registerPreviewTemplate'
> & {
  registerWidget: (widgets: object[]) => void
  registerBackend: (name: string, backend: BackendClass) => void
  registerEditorComponent: (component: object) => void
  init: (options: { config: object }) => void
}

/** Decap's registry and start function; its own declarations lack backends and lists of widgets. */
export const decap = DecapCmsCore as object as Decap

type DecapState = {
  entryDraft: Immutable
  collections: Immutable
  config: object
  auth?: { user?: { name?: string; login?: string } }
  editorialWorkflow: Immutable
  mediaLibrary?: Immutable
  medias: object
}

export const decapState = (): DecapState => store.getState() as DecapState

/** Whether changes are reviewed as drafts before they are published. */
export const hasReview = (): boolean =>
  (decapState().config as { publish_mode?: string }).publish_mode === 'editorial_workflow'

/** Calls `listener` after every change of Decap's state; returns the function that unsubscribes. */
export const onDecapState = (listener: () => void): (() => void) => store.subscribe(listener)

type LoadedEntry = {
  data?: Record<string, unknown>
  i18n?: Record<string, { data?: Record<string, unknown> }>
  path?: string
}

/**
 * Whether the open entry is a draft in the workflow. Decap also records every entry that is being saved; only drafts
 * have a status.
 */
const isInWorkflow = (collectionName: string, slug: string): boolean =>
  decapState().editorialWorkflow.getIn(['entities', `${collectionName}.${slug}`, 'status']) !== undefined

/** Decap's branch name of an entry that is a draft in the workflow; undefined for all others. */
export const draftBranch = (collectionName: string, slug: string): string | undefined =>
  isInWorkflow(collectionName, slug) ? `cms/${collectionName}/${slug}` : undefined

/**
 * Loads the current upstream state of an entry: its draft in the workflow if there is one, else the published entry.
 * Refuses if the draft has been published or discarded since it was opened.
 */
export async function loadUpstream(collectionName: string, slug: string): Promise<LoadedEntry> {
  const state = decapState()
  const collection = state.collections.get(collectionName)
  if (!isInWorkflow(collectionName, slug)) return (await tryLoadEntry(state, collection, slug)) as LoadedEntry
  const draft = await loadDraftUpstream(collectionName, slug)
  if (draft) return draft
  // Decap would take it for a draft for good, which could neither be saved nor published.
  store.dispatch({ type: 'UNPUBLISHED_ENTRY_REDIRECT', payload: { collection: collectionName, slug } })
  throw new Refusal(words('refusedEnded'))
}

/** Loads the workflow draft of an entry, even if Decap does not know it yet; undefined if there is none. */
export async function loadDraftUpstream(
  collectionName: string,
  slug: string,
): Promise<LoadedEntry | undefined> {
  const state = decapState()
  const collection = state.collections.get(collectionName)
  const asked = currentBackend(state.config).unpublishedEntry(state, collection, slug) as Promise<LoadedEntry>
  return asked.catch((error: unknown) => {
    if (hasEnded(error)) return undefined
    throw error
  })
}

/**
 * Tells Decap about a draft of an entry that was opened before the draft was begun, by someone else or in another tab:
 * saving would overwrite it as if it were not there.
 */
export async function noticeDraft(collectionName: string, slug: string): Promise<void> {
  if (!hasReview() || isInWorkflow(collectionName, slug)) return
  const entry = await loadDraftUpstream(collectionName, slug)
  if (entry)
    store.dispatch({ type: 'UNPUBLISHED_ENTRY_SUCCESS', payload: { collection: collectionName, entry } })
}

/** Loads every draft of the workflow in all its languages. */
export async function loadDrafts(): Promise<ListedEntry[]> {
  const { config, collections } = decapState()
  const { entries } = await currentBackend(config).unpublishedEntries(collections)
  return entries as ListedEntry[]
}

/** Replaces the whole draft and re-renders its fields, as Decap does with a recovered backup. */
export function replaceDraftEntry(entry: object): void {
  store.dispatch(localBackupRetrieved(entry))
  store.dispatch(loadLocalBackup())
}

/** Says that an entry is deleted as Decap says that one is saved; of a deletion it reports failures only. */
export function sayDeleted(): void {
  const message = { key: 'ui.toast.entryDeleted' }
  store.dispatch({ type: 'NOTIFICATION_SEND', payload: { message, type: 'success', dismissAfter: 4000 } })
}

/** Decap's current backend. */
export function backendImplementation(): BackendInstance {
  return currentBackend(decapState().config).implementation as BackendInstance
}

/** Closes the library of pictures, which would cover the page that a link leads to, even if it is the one below. */
export function closeLibrary(): void {
  store.dispatch(closeMediaLibrary())
}

/** Back in the browser closes the library, which would cover the page before. */
export function closeLibraryOnBack(): void {
  history.listen(closeLibrary)
}

/** Parses a content file as Decap does when it opens an entry. */
export function readContentFile(path: string, text: string): Record<string, unknown> {
  return (path.endsWith('.md') ? FrontmatterInfer : yamlFiles).fromFile(text) ?? {}
}

/** Calls `listener` with `collection/slug` whenever unsaved text of an entry is about to be kept in the browser. */
export function onKeeping(listener: (id: string) => void): void {
  const { persistLocalDraftBackup } = Backend.prototype
  Backend.prototype.persistLocalDraftBackup = function (entry, collection, beside) {
    listener(`${String(collection.get('name'))}/${String(entry.get('slug'))}`)
    return persistLocalDraftBackup.call(this, entry, collection, beside)
  }
}

/** Keeps the unsaved text of an open entry in the browser, beside what is kept there. */
export async function keepUnsaved(entry: Immutable): Promise<void> {
  const { config, collections } = decapState()
  const collection = collections.get(String(entry.get('collection'))) as Immutable
  await currentBackend(config).persistLocalDraftBackup(entry, collection, true)
}

/** Whether the browser holds unsaved text for a new entry of a collection. */
export async function keepsNewEntry(collectionName: string): Promise<boolean> {
  const { config, collections } = decapState()
  const { entry } = await currentBackend(config).getLocalDraftBackup(collections.get(collectionName), '')
  return entry !== undefined
}

/** Opens the form of a new entry with these values, as Decap does when an entry is duplicated. */
export function openNewEntryWith(collection: string, values: EntryValues): void {
  const others = localeCodes.filter((locale) => locale !== defaultLocale)
  const i18n = Object.fromEntries(others.map((locale) => [locale, { data: values[locale] }]))
  const entry = immutableFrom({ data: values[defaultLocale], i18n, collection, mediaFiles: [] })
  store.dispatch(createDraftDuplicateFromEntry(entry))
  location.hash = `#/collections/${collection}/new`
}

/** Moves the text of the open entry, which is no longer stored, into the form of a new entry. */
export async function continueAsNew(collection: string, values: EntryValues): Promise<void> {
  store.dispatch(discardDraft())
  // Once the form knows that it has no unsaved text, it can be left without a question.
  await new Promise((resolve) => setTimeout(resolve))
  navigateToNewEntry(collection)
  openNewEntryWith(collection, values)
}

/** The address of a picture in an entry; undefined until Decap has loaded it, which changes its state. */
export function pictureAddress(collectionName: string, path: string): string | undefined {
  const { collections, entryDraft } = decapState()
  const [collection, entry] = [collections.get(collectionName), entryDraft.get('entry')]
  return String(store.dispatch(getAsset({ collection, entry, path })))
}

/** An entry as Decap's lists store it. */
export type ListedEntry = {
  collection: string
  slug: string
  path: string
  data: Readonly<Record<string, unknown>>
  i18n: Readonly<Record<string, { data: Readonly<Record<string, unknown>> }>>
}

type ListEntries = (collectionName: string, isChoice: boolean) => Promise<ListedEntry[] | undefined>

/** Further properties of Decap's entries; lists do not read them. */
const unlisted = {
  partial: false,
  raw: '',
  label: null,
  isModification: null,
  mediaFiles: [],
  author: '',
  updatedOn: '',
  status: '',
}

/**
 * Takes lists from `list`, and from Decap for collections that `list` does not know. `isChoice`: called on every
 * keystroke in a select field.
 */
export function replaceLists(list: ListEntries): void {
  const { listAllEntries, query } = Backend.prototype
  const listing = (isChoice: boolean) =>
    async function (this: InstanceType<typeof Backend>, collection: unknown): Promise<unknown> {
      const own = collection as Immutable
      const known = own.get('folder') ? await list(String(own.get('name')), isChoice) : undefined
      const found = known
        ? known.map((entry) => ({ ...unlisted, meta: { path: entry.path }, ...entry }))
        : ((await listAllEntries.call(this, collection)) as ListedEntry[])
      return isChoice ? choicesInWords(found) : found
    }
  Backend.prototype.listAllEntries = listing(false)
  Backend.prototype.query = function (this: Backend, ...asked: unknown[]): Promise<unknown> {
    const choosing = Object.create(this, { listAllEntries: { value: listing(true) } }) as Backend
    return query.apply(choosing, asked)
  }
}

/** Routes the check and write of every save through `steps`. Must run once, before Decap starts. */
export const replaceSaving = (steps: Steps<Immutable>): void =>
  bindSaves(Backend.prototype as SavingBackend<Immutable>, steps)
