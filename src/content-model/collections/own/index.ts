/** Site-specific collections, by their names, in the order in which the editor shows them. */
import type { OwnCollection } from '../../../site/collection-names'
import type { Collection } from '../define'

export const ownCollectionModels = {} satisfies Record<OwnCollection, Collection>
