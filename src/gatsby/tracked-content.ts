/** Content as read by a page's query: Gatsby tracks everything read here as a dependency of the page. */
import type { Content, Entry } from '../entries/content'
import { collectionNamed } from '../content-model'
import { ownPages } from '../site/routes'
import type { SiteIndex } from './site-index'

/** The parts of Gatsby's node model that are used. */
export type NodeModel = {
  getNodeById: (args: { id: string; type?: string }) => unknown
  trackPageDependencies: (result: unknown, dependencies: { connectionType: string }) => unknown
}

/**
 * Reading an entry by name makes it a dependency; reading a collection makes its type one, future entries included. So
 * does a missing name: an entry of that name may be added. Names and addresses are looked up in the index, and the
 * entry found is then read by name.
 */
export function trackedContent(nodeModel: NodeModel, index: SiteIndex): Content {
  const trackType = (collection: string): void => {
    const type = collectionNamed(collection)?.graphql
    if (type) nodeModel.trackPageDependencies([], { connectionType: type })
  }
  /** The address of a custom page starts with those of its ancestors. */
  const trackAbove = ({ above }: Entry, seen: readonly string[] = []): void => {
    if (typeof above !== 'string' || seen.includes(above)) return
    const page = index.one(ownPages, above)
    if (page && nodeModel.getNodeById({ id: page.id })) trackAbove(page, [...seen, above])
  }
  return {
    all(collection) {
      trackType(collection)
      return index.all(collection)
    },
    one(collection, slug) {
      const known = index.one(collection, slug)
      if (!known || !nodeModel.getNodeById({ id: known.id })) {
        trackType(collection)
        return undefined
      }
      if (collection === ownPages) trackAbove(known)
      // The index knows more about an entry than its node: the full address of a custom page.
      return known
    },
    find(collection, part) {
      const slug = index.find(collection, part)
      if (slug === undefined) trackType(collection)
      return slug
    },
  }
}
