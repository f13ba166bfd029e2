/** Content as the query of a page reads it: whatever it reads through here, Gatsby knows the page to depend on. */
import type { Content } from '../entries/content'
import { collectionNamed } from '../content-model'
import type { SiteIndex } from './site-index'

/** The parts of Gatsby's node model that are used. */
export type NodeModel = {
  getNodeById: (args: { id: string; type?: string }) => unknown
  trackPageDependencies: (result: unknown, dependencies: { connectionType: string }) => unknown
}

/**
 * An entry read by name is one dependency; a whole collection is one on its type, new entries included. Names and
 * addresses are looked up in the index, and the entry that is found is read by name.
 */
export function trackedContent(nodeModel: NodeModel, index: SiteIndex): Content {
  return {
    all(collection) {
      const type = collectionNamed(collection)?.graphql
      if (type) nodeModel.trackPageDependencies([], { connectionType: type })
      return index.all(collection)
    },
    one(collection, slug) {
      const known = index.one(collection, slug)
      if (!known) return undefined
      // The index knows more of an entry than its node says: the whole address of an editor's own page.
      return nodeModel.getNodeById({ id: known.id }) ? known : undefined
    },
    find: index.find,
  }
}
