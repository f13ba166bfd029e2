/** Watches for new builds and reads the current one's metadata about pages. */
import { createEmitter } from '../emitter'
import { requestJson } from '../http/request-json'
import { pathPrefix, withoutPrefix } from '../path-prefix'
import type { Unchecked } from '../unchecked'
import { appDataFile, pagePath } from './addresses'
import { startBuildCheck, type LatestBuild } from './check'
import { createMetadataReader, hasPayload, type FetchJson } from './metadata'
import { notices } from './notices'
import { createPayloadReader, summaryOf } from './payload'
import { schedulePrefetch, whenIdle } from './prefetch'

/** Emits the response when another build has been published (R59). */
export const buildUpdates = createEmitter<LatestBuild>()

export type BuildWatch = {
  /** To be called once the first page has loaded, so that Gatsby has read its build's id. */
  begin: () => void
  /** A newer build is known: the next navigation is a document load. */
  outdated: () => boolean
  /** To be called when another page is shown. */
  pageShown: () => void
}

/** Makes the watch, which is idle until it begins. `fetchJson` is replaced in tests. */
export function watchBuilds(fetchJson: FetchJson = requestJson): BuildWatch {
  const prefix = pathPrefix()
  const readMetadata = createMetadataReader(fetchJson, prefix)
  const payloads = createPayloadReader(fetchJson, (message, error) => console.warn(message, error))
  let newer: LatestBuild | undefined
  let id: string | undefined

  async function readPage(): Promise<void> {
    const { pathname } = location
    if (!id) return start()
    const metadata = await readMetadata(id)
    if (metadata && hasPayload(withoutPrefix(pathname, prefix), metadata)) await payloads.load(pathname, id)
  }

  /** Offers a reload only if the page on screen differs in the new build. */
  async function comparePage(latest: LatestBuild): Promise<void> {
    const { pathname } = location
    const key = pagePath(withoutPrefix(pathname, prefix))
    const before = summaryOf(key, payloads.data)
    const after = summaryOf(key, await payloads.read(pathname, latest.id))
    const changed = before && after && before.digest !== after.digest
    if (changed && pathname === location.pathname) notices.show('update')
  }

  const onUpdate = (latest: LatestBuild) => {
    newer = latest
    buildUpdates.emit(latest)
    void comparePage(latest)
  }
  /**
   * Reads the id of this document's build from the browser's cache, where Gatsby's start has put it: the server may
   * have a newer one by now. During development there is no id, and nothing is checked.
   */
  async function start(): Promise<void> {
    const facts = (await fetchJson(`${prefix}/${appDataFile}`, 'force-cache').catch(
      () => 0,
    )) as Unchecked<'build'>
    if (id || !(id = facts?.build as string | undefined)) return
    schedulePrefetch(() => void readPage())
    startBuildCheck({ currentId: id, fetchJson, onUpdate, prefix })
  }
  return {
    begin: () => whenIdle(() => void start()),
    outdated: () => !!newer,
    pageShown: () => void readPage(),
  }
}
