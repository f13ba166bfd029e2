/** Watches for new builds and reads what the current one says about its pages. */
import { createEmitter } from '../emitter'
import { requestJson } from '../http/request-json'
import { pathPrefix, withoutPrefix } from '../path-prefix'
import { buildMetaName, pagePath } from './addresses'
import { startBuildCheck, type LatestBuild } from './check'
import { createMetadataReader, hasPayload, type FetchJson } from './metadata'
import { notices } from './notices'
import { createPayloadReader, summaryOf } from './payload'
import { schedulePrefetch, whenIdle } from './prefetch'

/** Raised with the answer when another build has been published (R59). */
export const buildUpdates = createEmitter<LatestBuild>()

/** The build this document belongs to; undefined in development, where nothing is checked. */
export function currentBuildId(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${buildMetaName}"]`)?.content || undefined
}

const inactive = { outdated: () => false, pageShown: () => undefined }

export type BuildWatch = {
  /** A newer build is known: the next navigation is a document load. */
  outdated: () => boolean
  /** To be called when another page is on screen. */
  pageShown: () => void
}

/** Starts watching. `fetchJson` is replaced in tests. */
export function watchBuilds(id = currentBuildId(), fetchJson: FetchJson = requestJson): BuildWatch {
  if (!id) return inactive
  const prefix = pathPrefix()
  const readMetadata = createMetadataReader(fetchJson, prefix)
  const payloads = createPayloadReader(fetchJson, (message, error) => console.warn(message, error))
  let newer: LatestBuild | undefined

  async function readPage(): Promise<void> {
    const { pathname } = location
    const metadata = await readMetadata(id ?? '')
    if (metadata && hasPayload(withoutPrefix(pathname, prefix), metadata))
      await payloads.load(pathname, id ?? '')
  }

  /** Offers a reload if the page on screen is another one in the new build, and only then. */
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
  whenIdle(() => {
    schedulePrefetch(() => void readPage())
    startBuildCheck({ currentId: id, fetchJson, onUpdate, prefix })
  })
  return { outdated: () => newer !== undefined, pageShown: () => void readPage() }
}
