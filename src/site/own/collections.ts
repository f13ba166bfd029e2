/** Site-specific collections. `npm run add collection` and `npm run remove collection` write this file. */
import type { OwnCollectionFacts } from '../collection-facts'

/** By name, which is also the folder below `content/`; src/content-model/collections/own describes the fields. */
export const ownCollections = {} as const satisfies Readonly<Record<string, OwnCollectionFacts>>
