/** The collections that only this site has, by the names of src/site/own/collections.ts. */
import type { OwnCollection } from '../../../site/collection-names'
import type { Collection } from '../define'

export const ownCollectionModels = {} satisfies Record<OwnCollection, Collection>
