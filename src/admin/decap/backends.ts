/** Decap's backends, each with our commit messages, redirects and explained errors. */
import { decap } from './internals'
import { ForgejoBackend } from 'decap-cms-backend-forgejo'
import { GitGatewayBackend } from 'decap-cms-backend-git-gateway'
import { GitHubBackend } from 'decap-cms-backend-github'
import { GitLabBackend } from 'decap-cms-backend-gitlab'
import { ProxyBackend } from 'decap-cms-backend-proxy'
import { addRedirects } from '../rules/redirects'
import { readRedirects, redirectsFile, redirectsPath, type Redirect } from '../../site/redirects'
import { defaultLocale } from '../../site/locales'
import { entryFile, localeOfFile } from '../rules/entry-file'
import { same } from '../rules/values'
import type { Language } from '../language'
import type { BackendClass, BackendInstance, DataFile, Persisted, PersistOptions } from './backend-types'
import { comparable, setOpened } from './opened'
import { takePending, type Pending } from './pending'
import { register } from './registry'
import { watched } from './watched'

/** Operations whose errors an editor sees; the rest are Decap's own questions, which it answers itself. */
const explained = [
  'deleteFiles',
  'persistMedia',
  'publishUnpublishedEntry',
  'updateUnpublishedEntryStatus',
  'deleteUnpublishedEntry',
  'entriesByFolder',
  'allEntriesByFolder',
]

async function redirectsDataFile(backend: BackendInstance, added: Redirect[]): Promise<DataFile> {
  const kept = await backend.getEntry(redirectsPath).then(
    (file) => readRedirects(file.data ?? ''),
    () => [],
  )
  return { path: redirectsPath, slug: 'redirects', raw: redirectsFile(addRedirects(kept, added)) }
}

/** The entry's files in our own form; a language that has not changed is not written. */
function ownFiles(files: readonly DataFile[], { draft, values, before }: Pending): DataFile[] {
  const own = files.map((file) => {
    const locale = localeOfFile(file.path)
    const changed = !before || !locale || !same(comparable(before)[locale], comparable(values)[locale])
    return { changed, file: { ...file, raw: entryFile(draft.collection, values, locale ?? defaultLocale) } }
  })
  const written = own.filter(({ changed }) => changed)
  return (written.length > 0 ? written : own).map(({ file }) => file)
}

function improved(Base: BackendClass, language: Language): BackendClass {
  return class extends Base {
    constructor(...args: unknown[]) {
      super(...args)
      for (const name of explained) {
        const original = this[name]
        if (typeof original !== 'function') continue
        this[name] = (...given: unknown[]) =>
          watched(language, () => Promise.resolve(original.apply(this, given)))
      }
      const persist = this.persistEntry.bind(this)
      this.persistEntry = (entry: Persisted, options: PersistOptions) =>
        watched(language, async () => {
          const pending = takePending()
          if (!pending) return persist(entry, options)
          const slug = entry.dataFiles[0]?.slug ?? pending.draft.slug
          const extra = pending.redirects.length ? [await redirectsDataFile(this, pending.redirects)] : []
          const dataFiles = [...ownFiles(entry.dataFiles, pending), ...extra]
          const result = await persist(
            { ...entry, dataFiles },
            { ...options, commitMessage: pending.message(slug) },
          )
          setOpened({ collection: pending.draft.collection, slug }, pending.values)
          return result
        })
    }
  }
}

/** Registers every backend that `CMS_BACKEND` may name, and the one that developing uses. */
export function registerBackends(language: Language): void {
  const known: Record<string, BackendClass> = {
    'git-gateway': GitGatewayBackend,
    github: GitHubBackend,
    gitlab: GitLabBackend,
    forgejo: ForgejoBackend,
    proxy: ProxyBackend,
  }
  for (const [name, Base] of Object.entries(known))
    register(decap).registerBackend(name, improved(Base, language))
}
