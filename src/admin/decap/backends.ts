/** Decap's backends, each with our commit messages, redirects and explained errors. */
import { decap, sayDeleted } from './internals'
import { ForgejoBackend } from 'decap-cms-backend-forgejo'
import { GitGatewayBackend } from 'decap-cms-backend-git-gateway'
import { GitHubBackend } from 'decap-cms-backend-github'
import { GitLabBackend } from 'decap-cms-backend-gitlab'
import { ProxyBackend } from 'decap-cms-backend-proxy'
import { deletionMessage } from '../rules/commit-message'
import { checkEntry } from './check-entry'
import { addressesOf, addRedirects } from '../rules/redirects'
import { forgetSite, knownSite, wholeContent } from './site-index'
import { redirectsFile, redirectsPath, type Redirect } from '../../site/redirects'
import { defaultLocale } from '../../site/locales'
import { entryFile } from '../rules/entry-file'
import { localeOfFile } from '../rules/locale-of-file'
import { isUnpublished } from '../../site/publishing'
import { same, type EntryValues } from '../../content-model/values'
import type { BackendClass, BackendInstance, DataFile, Persisted, PersistOptions } from './backend-types'
import { redirectsOfDeleted, type AskForLink } from './deleted-address'
import { collectionNamed } from '../../content-model'
import { currentDraft, upstreamValues } from './open-draft'
import type { Immutable } from './immutable'
import { keptRedirects } from './kept-redirects'
import { addressOf } from './media'
import { comparable, setOpened } from './opened'
import type { Save, Steps } from './save'
import type { Use } from '../rules/users-of'
import { watched } from './watched'
import { showPanel } from './panel-store'
import { words } from '../words/words'
import { explanationOf, hasExpired, Refusal } from './explain'
import { noting } from './failures'
import { forceNothing } from './no-force'
import { refuseDeletingChanged, refuseDiscardingChanged } from './refuse-changed'
import { isUnpublishing } from './unpublishing'

/** Write operations, whose errors must be shown to the editor. */
const changing = [
  'deleteFiles',
  'persistMedia',
  'publishUnpublishedEntry',
  'updateUnpublishedEntryStatus',
  'deleteUnpublishedEntry',
]

/** Lists, which omit whatever could not be loaded. */
const listing = ['entriesByFolder', 'allEntriesByFolder', 'entriesByFiles']

/**
 * The redirects file, if the entry changes it: by giving up an address, or by a page at an address that redirects, because
 * it is new there or had been taken off the site.
 */
async function redirectsDataFile(
  backend: BackendInstance,
  { draft, values, before, redirects }: Save,
  slug: string,
): Promise<DataFile[]> {
  if (before && redirects.length === 0) return []
  const pages = addressesOf(draft.collection.name, slug, values, await knownSite())
  if (redirects.length + pages.length === 0) return []
  const kept = await keptRedirects(backend)
  const left = kept.filter(({ from }) => !pages.includes(from))
  if (redirects.length === 0 && left.length === kept.length) return []
  return [{ path: redirectsPath, slug: 'redirects', raw: redirectsFile(addRedirects(left, redirects)) }]
}

/** The entry's files in our own format; an unchanged language is not written. */
function ownFiles(files: readonly DataFile[], { draft, values, before }: Save): DataFile[] {
  const own = files.map((file) => {
    const locale = localeOfFile(file.path)
    const changed = !before || !locale || !same(comparable(before)[locale], comparable(values)[locale])
    return { changed, file: { ...file, raw: entryFile(draft.collection, values, locale ?? defaultLocale) } }
  })
  const written = own.filter(({ changed }) => changed)
  return (written.length > 0 ? written : own).map(({ file }) => file)
}

/**
 * Keeps loading errors on the page: Decap's own message disappears after a few seconds. What is loaded for a comparison
 * before saving is part of the save, which reports its own errors. Takes the function that queries the server; throws
 * its error in plain words.
 */
export function loading<T>(run: () => Promise<T>): Promise<T> {
  const saving = currentDraft()?.hasChanged === true
  return watched(run, saving ? 'saving' : 'loading').catch((error: unknown) => {
    if (error instanceof Refusal && !saving) showPanel({ kind: 'notice', text: error.message })
    throw error
  })
}

function listWords(failure: unknown): string {
  return `${words('errors.someMissing')} ${explanationOf(failure, 'loading') ?? ''}`.trim()
}

/** Commits the redirects left by a deletion separately, because Decap's deletions write no files. */
async function leave(backend: BackendInstance, redirects: readonly Redirect[]): Promise<void> {
  const raw = redirectsFile(addRedirects(await keptRedirects(backend), redirects))
  const [{ from, to } = { from: '', to: '' }] = redirects
  await backend.persistEntry(
    { dataFiles: [{ path: redirectsPath, slug: 'redirects', raw }], assets: [] },
    { commitMessage: `Redirects: ${from} to ${to}`, collectionName: 'redirects', useWorkflow: false },
  )
}

/** The entry that a file belongs to, by the file's path; undefined for other files. */
function entryOf(path: string | undefined): { name: string; id: string } | undefined {
  const [, name, id] = /^content\/([\w-]+)\/([^/]+)\.\w+\.md$/.exec(path ?? '') ?? []
  return name && id ? { name, id } : undefined
}

/** Refuses to delete entries that others refer to, and files that entries show. */
async function refuseNeeded(files: readonly string[]): Promise<void> {
  const [content, known] = await Promise.all([wholeContent(), knownSite()])
  // Only the whole site, including drafts in the repository, reveals what would break.
  if (!content || !known) throw new Refusal(words('errors.unknownUse'))
  // Loaded here so that the login screen does not wait for the rules of the whole site.
  const { linksTo, usersOf, usersOfFile } = await import('../rules/users-of')
  const refuse = (id: 'errors.shown' | 'errors.needed', uses: readonly Use[]): void => {
    if (uses.length === 0) return
    const links = linksTo(uses)
    showPanel({ kind: 'notice', text: words('errors.neededAt'), links })
    throw new Refusal(words(id, { titles: [...new Set(links.map(({ title }) => title))].join(', ') }))
  }
  for (const path of files) {
    const address = addressOf(path)
    if (address) refuse('errors.shown', usersOfFile(content, address))
    const entry = entryOf(path)
    if (entry) refuse('errors.needed', usersOf(content, known, entry.name, entry.id))
  }
}

/** Names the places that no longer show an entry once it is taken off the site: they keep it among their choices. */
async function noteHidden({ draft, before, values }: Save): Promise<void> {
  const { name } = draft.collection
  const isHidden = (own: EntryValues) => isUnpublished(name, own[defaultLocale])
  if (!before || isHidden(before) || !isHidden(values)) return
  const [content, known] = await Promise.all([wholeContent(), knownSite()])
  const { linksTo, usersOf } = await import('../rules/users-of')
  const uses = content && known ? usersOf(content, known, name, draft.slug) : []
  if (uses.length > 0) showPanel({ kind: 'notice', text: words('hiddenAt'), links: linksTo(uses) })
}

/** Decap's name for the status Ready. */
const readyStatus = 'pending_publish'

/** Refuses to mark an unfinished workflow entry as ready, or to publish it. */
async function refuseUnready(name: string, slug: string): Promise<void> {
  const collection = collectionNamed(name)
  const values = collection && (await upstreamValues({ collection, slug }))
  if (!values) return
  const problems = await checkEntry({ collection, slug, isNew: false, hasChanged: false, values })
  const count = problems.filter(({ severity }) => severity === 'error').length
  if (count === 0) return
  showPanel({ kind: 'problems', problems, saved: true })
  throw new Refusal(words('refusedUnready', { count }))
}

/** Deletes an unreferenced entry, after asking where its address should redirect. */
async function deleteFiles(
  backend: BackendInstance,
  run: (paths: readonly string[], message: unknown) => Promise<unknown>,
  [paths, message]: readonly [paths: readonly string[], message: unknown],
  askForLink: AskForLink,
): Promise<unknown> {
  const entry = entryOf(paths[0])
  if (entry) await watched(() => refuseDeletingChanged(entry.name, entry.id))
  await watched(() => refuseNeeded(paths))
  const collection = collectionNamed(entry?.name)
  const redirects = entry ? await redirectsOfDeleted(entry, askForLink) : []
  // Other files keep Decap's message.
  const own = collection && entry ? deletionMessage(collection, entry.id) : message
  const deleted = await watched(() => run(paths, own))
  if (entry && !isUnpublishing()) sayDeleted()
  forgetSite()
  if (redirects.length > 0)
    await leave(backend, redirects).catch(() =>
      showPanel({ kind: 'notice', text: words('errors.noRedirect') }),
    )
  return deleted
}

function improved(Base: BackendClass, askForLink: AskForLink): BackendClass {
  return class extends Base {
    constructor(...args: unknown[]) {
      super(...args)
      for (const name of changing) {
        const original = this[name]
        if (typeof original !== 'function') continue
        const doing = name === 'publishUnpublishedEntry' ? 'publishing' : 'saving'
        this[name] = (...given: unknown[]) => {
          forceNothing(this)
          const run = async (...own: unknown[]): Promise<unknown> => original.apply(this, own) as unknown
          if (name === 'deleteFiles') return deleteFiles(this, run, given as [string[], unknown], askForLink)
          return watched(async () => {
            const makesReady = name === 'updateUnpublishedEntryStatus' && given[2] === readyStatus
            if (makesReady || name === 'publishUnpublishedEntry')
              await refuseUnready(String(given[0]), String(given[1]))
            if (name === 'deleteUnpublishedEntry')
              await refuseDiscardingChanged(String(given[0]), String(given[1]))
            const result = await run(...given)
            forgetSite()
            return result
          }, doing)
        }
      }
      for (const name of listing) {
        const original = this[name]
        if (typeof original !== 'function') continue
        this[name] = (...given: unknown[]) =>
          loading(async () => {
            const run = () => Promise.resolve(original.apply(this, given) as unknown)
            const { answer, failure } = await noting(this, run)
            if (failure) showPanel({ kind: 'notice', text: listWords(failure) })
            return answer
          })
      }
      const persistEntry = this.persistEntry.bind(this)
      this.persistEntry = (entry: Persisted, options: PersistOptions) => {
        forceNothing(this)
        return persistEntry(entry, options)
      }
      const restoreUser = this.restoreUser.bind(this)
      this.restoreUser = (user: unknown) =>
        restoreUser(user).catch((error: unknown) => {
          if (hasExpired(error)) throw error
          return loading(() => Promise.reject(error as Error))
        })
      const getEntry = this.getEntry.bind(this)
      this.getEntry = (path: string) =>
        loading(async () => {
          const { answer, failure } = await noting(this, () => getEntry(path))
          // An empty form would look as if all text had been deleted.
          if (failure && !answer.data) throw failure
          return answer
        })
    }
  }
}

/** Writes a checked entry with its redirects and reports what the entry still lacks. */
export const write: Steps<Immutable>['write'] = (backend, save, entry, options) =>
  watched(async () => {
    const slug = entry.dataFiles[0]?.slug ?? save.draft.slug
    const redirects = await redirectsDataFile(backend, save, slug)
    const dataFiles = [...ownFiles(entry.dataFiles, save), ...redirects]
    const result = await backend.persistEntry(
      { ...entry, dataFiles },
      { ...options, commitMessage: save.message(slug) },
    )
    forgetSite()
    setOpened({ collection: save.draft.collection, slug }, save.values)
    const { unfinished: problems } = save
    if (problems.length > 0) showPanel({ kind: 'problems', problems, saved: true })
    else await noteHidden(save).catch(() => undefined)
    return result
  })

/** Registers every backend allowed in `CMS_BACKEND`, and the one used in development. */
export function registerBackends(askForLink: AskForLink): void {
  const known: Record<string, BackendClass> = {
    'git-gateway': GitGatewayBackend,
    github: GitHubBackend,
    gitlab: GitLabBackend,
    forgejo: ForgejoBackend,
    proxy: ProxyBackend,
  }
  for (const [name, Base] of Object.entries(known)) decap.registerBackend(name, improved(Base, askForLink))
}
