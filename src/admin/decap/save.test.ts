/** A checked entry is written to its own files, regardless of other saves and failures meanwhile. */
import { collections } from '../../content-model'
import { slugify } from '../../content-model/slugify'
import type { BackendInstance, Persisted, PersistOptions } from './backend-types'
import { immutableFrom, type Immutable } from './immutable'
import { bindSaves, type AskedSave, type Save, type SavingBackend } from './save'

type Entry = { collection: 'products' | 'news'; slug: string; words: string; isNew?: boolean }

/** Decap's steps of a save, with a test's hooks between check and write. */
type Asked = AskedSave & {
  entry: Entry
  between?: () => Promise<void> | void
  into?: Partial<Entry>
  twice?: boolean
}

const written: string[] = []

const storage = {
  prefix: 'commit',
  persistEntry(this: { prefix: string }, { dataFiles }: Persisted, { commitMessage }: PersistOptions) {
    for (const { path, raw } of dataFiles) written.push(`${this.prefix} ${commitMessage}: ${path} = ${raw}`)
    return Promise.resolve()
  },
} as unknown as BackendInstance

const checked: string[] = []
const taken = new Set<string>()

function decap(): SavingBackend<Entry> & { save: (asked: Asked) => Promise<unknown> } {
  const backends: SavingBackend<Entry> = {
    implementation: storage,
    invokePreSaveEvent: (entry) => Promise.resolve(entry),
    async generateUniqueSlug(_collection, data) {
      const name = slugify(String(data.get('title')))
      return (await this.entryExist({}, `content/news/${name}.md`, name)) ? `${name}-1` : name
    },
    // As Decap's, which looks for a file without a language in its name.
    entryExist: () => Promise.resolve(false),
    async persistEntry(asked) {
      const { between, into, twice, entry: given } = asked as Asked
      const entry = { ...(await this.invokePreSaveEvent(given)), ...into }
      await between?.()
      const { collection: collectionName, words: raw } = entry
      const slug = entry.slug || (await this.generateUniqueSlug({}, immutableFrom({}) as Immutable))
      const dataFiles = [{ path: `content/${collectionName}/${slug}.en.md`, slug, raw }]
      const write = () =>
        (this.implementation as BackendInstance).persistEntry(
          { dataFiles, assets: [] },
          { collectionName, commitMessage: 'of Decap' },
        )
      await write()
      if (twice) await write()
    },
  }
  bindSaves(backends, {
    check: (entry, { status }) => {
      checked.push(`${entry.slug} ${status ?? ''}`.trim())
      if (entry.words === 'refused') return Promise.reject(new Error('Refused'))
      const { collection, slug, isNew = false } = entry
      const draft = { collection: collections[collection], slug, isNew, hasChanged: true }
      const values = { en: { words: entry.words }, de: { title: 'Jetzt benannt' } }
      const message = (name: string) => `of ${name}`
      const save = {
        draft: { ...draft, values },
        values,
        before: undefined,
        redirects: [],
        unfinished: [],
        message,
      }
      return Promise.resolve({
        entry: { ...entry, words: 'as Decap writes it' },
        save: save as unknown as Save,
      })
    },
    isTaken: ({ collection, slug }) => Promise.resolve(taken.has(`${collection.name}/${slug}`)),
    watch: (run) => run().catch((error: unknown) => Promise.reject(new Error(`In words: ${String(error)}`))),
    write: (backend, { values, message }, { dataFiles, ...rest }, options) =>
      backend.persistEntry(
        { ...rest, dataFiles: dataFiles.map((file) => ({ ...file, raw: String(values.en['words']) })) },
        { ...options, commitMessage: message(String(dataFiles[0]?.slug)) },
      ),
  })
  return { ...backends, save: (asked) => backends.persistEntry.call(backends, asked) }
}

const product: Entry = { collection: 'products', slug: 'lotse', words: 'Pilot' }
const article: Entry = { collection: 'news', slug: 'fair', words: 'Fair' }

beforeEach(() => {
  written.length = 0
  checked.length = 0
  taken.clear()
})

it('two concurrent saves each write their own words, whichever finishes first', async () => {
  const { save } = decap()
  let goOn = (): void => undefined
  const later = new Promise<void>((resolve) => (goOn = resolve))
  const first = save({ entry: product, between: () => later })
  await save({ entry: article })
  goOn()
  await first
  expect(written).toEqual([
    'commit of fair: content/news/fair.en.md = Fair',
    'commit of lotse: content/products/lotse.en.md = Pilot',
  ])
})

it('a save that fails between check and write does not affect the next one', async () => {
  const { save, implementation } = decap()
  const fails = () => Promise.reject(new Error('No connection'))
  await expect(save({ entry: product, between: fails })).rejects.toThrow('In words: Error: No connection')
  await (implementation as BackendInstance).persistEntry(
    { dataFiles: [{ path: 'content/redirects.yml', slug: 'redirects', raw: '- from: /a' }], assets: [] },
    { collectionName: 'redirects', commitMessage: 'Redirects' },
  )
  await save({ entry: article })
  expect(written).toEqual([
    'commit Redirects: content/redirects.yml = - from: /a',
    'commit of fair: content/news/fair.en.md = Fair',
  ])
})

it('refused: an entry other than the checked one, a refused entry, and a second write', async () => {
  const { save } = decap()
  await expect(save({ entry: product, into: { collection: 'news' } })).rejects.toThrow('must not write')
  await expect(save({ entry: product, into: { slug: 'belegfluss' } })).rejects.toThrow(
    'The save of lotse must not write content/products/belegfluss.en.md',
  )
  await expect(save({ entry: { ...product, words: 'refused' } })).rejects.toThrow('Refused')
  expect(written).toEqual([])
  await expect(save({ entry: product, twice: true })).rejects.toThrow('may be written once')
  expect(written).toHaveLength(1)
})

it('a new entry gets its name while it is saved; the check gets the requested status', async () => {
  const { save } = decap()
  await save({ entry: { ...article, slug: '', isNew: true }, status: 'pending_publish' })
  expect(written).toEqual(['commit of jetzt-benannt: content/news/jetzt-benannt.en.md = Fair'])
  expect(checked).toEqual(['pending_publish'])
})

it('a new entry does not get the name of one that someone else has added meanwhile', async () => {
  taken.add('news/jetzt-benannt')
  await decap().save({ entry: { ...article, slug: '', isNew: true } })
  expect(written).toEqual(['commit of jetzt-benannt-1: content/news/jetzt-benannt-1.en.md = Fair'])
})
