/** Content as the query of a page reads it: whatever it reads through here, Gatsby knows the page to depend on. */
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
 * An entry read by name is one dependency; a whole collection is one on its type, new entries included. A name that is
 * not there is one on the type, too: an entry of that name may come. Names and addresses are looked up in the index, and
 * the entry that is found is read by name.
 */
export function trackedContent(nodeModel: NodeModel, index: SiteIndex): Content {
  const trackType = (collection: string): void => {
    const type = collectionNamed(collection)?.graphql
    if (type) nodeModel.trackPageDependencies([], { connectionType: type })
  }
  /** The address of an editor's own page begins with those of the pages above it. */
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
      // The index knows more of an entry than its node says: the whole address of an editor's own page.
      return known
    },
    find(collection, part) {
      const slug = index.find(collection, part)
      if (slug === undefined) trackType(collection)
      return slug
    },
  }
}
