/** The names of the collections, which are also their folders below `content/`; the content model says what each holds. */
import { ownCollections } from './own/collections'

const systemNames = [
  'pages',
  'own-pages',
  'products',
  'services',
  'news',
  'tags',
  'team',
  'jobs',
  'partners',
  'testimonials',
  'downloads',
  'videos',
  'site',
] as const

/** A collection that only this site has; none: `never`. */
export type OwnCollection = keyof typeof ownCollections

export const ownCollectionNames = Object.keys(ownCollections) as OwnCollection[]

/** Returns whether a collection is one that only this site has. */
export const isOwnCollection = (name: string): name is OwnCollection => Object.hasOwn(ownCollections, name)

export type CollectionName = (typeof systemNames)[number] | OwnCollection

export const collectionNames: readonly CollectionName[] = [...systemNames, ...ownCollectionNames]
