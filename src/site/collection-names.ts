/** The names of the collections, which are also their folders below `content/`; the content model defines them. */
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

/** A site-specific collection; `never` if there are none. */
export type OwnCollection = keyof typeof ownCollections

export const ownCollectionNames = Object.keys(ownCollections) as OwnCollection[]

/** Type guard for site-specific collections. */
export const isOwnCollection = (name: string): name is OwnCollection => Object.hasOwn(ownCollections, name)

export type CollectionName = (typeof systemNames)[number] | OwnCollection

export const collectionNames: readonly CollectionName[] = [...systemNames, ...ownCollectionNames]
