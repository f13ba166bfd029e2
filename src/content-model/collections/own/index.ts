/** Site-specific collections, by the names in src/site/own/collections.ts. */
import type { OwnCollection } from '../../../site/collection-names'
import type { Collection } from '../define'

export const ownCollectionModels = {} satisfies Record<OwnCollection, Collection>
