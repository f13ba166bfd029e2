/**
 * One save of one entry, from the check to the written files. Decap runs the check through an event and the write
 * through its backend, and much in between can fail; a checked entry must be written to its own files and no others.
 */
import type { Redirect } from '../../site/redirects'
import type { Problem } from '../../content-model/problems'
import type { EntryValues } from '../../content-model/values'
import type { Draft } from '../draft/draft'
import { titleForName } from '../rules/file-name'
import type { BackendInstance, Persisted, PersistOptions } from './backend-types'
import type { Immutable } from './immutable'

/** The result of the check of the entry that is being saved. */
export type Save = {
  draft: Draft
  values: EntryValues
  before: EntryValues | undefined
  redirects: Redirect[]
  /** What the entry lacks before it can be published. */
  unfinished: Problem[]
  message: (slug: string) => string
}

/**
 * The entry that Decap should continue with; without `save` it is not an entry of the site and is written unchanged.
 */
export type Checked<Entry> = { entry: Entry; save?: Save }

/**
 * The part of Decap's save request that is read here; a status without a branch means that a page is being unpublished.
 */
export type AskedSave = { unpublished?: boolean; status?: string }

export type Steps<Entry> = {
  /** Throws to stop the save. */
  check: (entry: Entry, asked: AskedSave) => Promise<Checked<Entry>>
  /** Whether there is a published entry of this name, which a new one would overwrite. */
  isTaken: (draft: Pick<Draft, 'collection' | 'slug'>) => Promise<boolean>
  write: (backend: BackendInstance, save: Save, entry: Persisted, options: PersistOptions) => Promise<unknown>
  /** Runs the whole save, and throws its error in plain words: Decap's own requests between the two can fail as well. */
  watch: (save: () => Promise<unknown>) => Promise<unknown>
}

/** The part of Decap's backend class that a save uses. */
export type SavingBackend<Entry> = {
  implementation: unknown
  invokePreSaveEvent: (entry: Entry) => Promise<Entry>
  generateUniqueSlug: (collection: unknown, data: Immutable, ...others: unknown[]) => Promise<string>
  entryExist: (collection: unknown, path: string, slug: string, ...others: unknown[]) => Promise<unknown>
  persistEntry: (asked: AskedSave) => Promise<unknown>
}

/** Whether the files belong to the checked entry; a new entry gets its name while it is saved. */
function isOf(
  { draft: { collection, slug: name, isNew } }: Save,
  { dataFiles }: Persisted,
  { collectionName }: PersistOptions,
): boolean {
  const folder = `content/${collection.name}/`
  return (
    collectionName === collection.name &&
    dataFiles.every(({ path, slug }) => path.startsWith(folder) && (isNew || slug === name))
  )
}

/** Routes every save of Decap's backends through `check` and `write`, each save with its own bound object. */
export function bindSaves<Entry>(
  backends: SavingBackend<Entry>,
  { check, isTaken, write, watch }: Steps<Entry>,
): void {
  const { persistEntry } = backends
  backends.persistEntry = function (this: SavingBackend<Entry>, asked) {
    const storage = this.implementation as BackendInstance
    let checked: Checked<Entry> | undefined
    const persist = (entry: Persisted, options: PersistOptions): Promise<unknown> => {
      const own = checked
      checked = undefined
      if (!own) throw new Error('An entry may be written once, after it has been checked')
      if (!own.save) return storage.persistEntry(entry, options)
      if (!isOf(own.save, entry, options))
        throw new Error(
          `The save of ${own.save.draft.slug} must not write ${entry.dataFiles.map(({ path }) => path).join(', ')}`,
        )
      return write(storage, own.save, entry, options)
    }
    // The proxy and the bound object below pass everything else through unchanged.
    const implementation = new Proxy(storage, {
      get: (target, name) => (name === 'persistEntry' ? persist : (Reflect.get(target, name) as unknown)),
    })
    // Decap names a new entry after the title in the default language, which may still be empty.
    const nameOf: typeof this.generateUniqueSlug = (collection, data, ...others) => {
      const { draft, values } = checked?.save ?? {}
      const title = draft && values && titleForName({ ...draft, values })
      const titled = title ? data.set(draft.collection.titleField, title) : data
      return this.generateUniqueSlug.call(bound, collection, titled, ...others)
    }
    // Decap looks for a file without a language in its name, and never finds what someone else has added meanwhile.
    const isKnown: typeof this.entryExist = async (decapCollection, path, slug, ...others) => {
      const collection = checked?.save?.draft.collection
      if (collection && (await isTaken({ collection, slug }))) return true
      return this.entryExist(decapCollection, path, slug, ...others)
    }
    const bound: SavingBackend<Entry> = Object.create(this, {
      implementation: { value: implementation },
      generateUniqueSlug: { value: nameOf },
      entryExist: { value: isKnown },
      invokePreSaveEvent: {
        value: async (entry: Entry) => {
          checked = await check(entry, asked)
          return checked.entry
        },
      },
    }) as SavingBackend<Entry>
    return watch(() => persistEntry.call(bound, asked))
  }
}
