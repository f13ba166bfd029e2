/** Generated from src/content-model/collections/own whenever an npm script runs; change the collections there. */
import type { OwnCollectionFacts } from '../collection-facts'

/** By name, which is also the folder below `content/`. */
export const ownCollections = {} as const satisfies Readonly<Record<string, OwnCollectionFacts>>
