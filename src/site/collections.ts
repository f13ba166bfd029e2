/**
 * The role of each collection in the rest of the site: its pages, the lists that include it, its appearance, and its
 * meaning for search engines. Its fields and their order are in the content model.
 */
import type { CollectionName } from './collection-names'
import type { CollectionFacts, Listing } from './collection-facts'
import { ownCollections } from './own/collections'
import { schemaTypes } from './own/structured-data'
import { hasCollection } from './routes'

type SystemName = Exclude<CollectionName, keyof typeof ownCollections>

/** Their addresses are in the routes table, because some have special pages. */
const systemCollections: Readonly<Record<SystemName, CollectionFacts>> = {
  pages: { listedIn: ['search', 'sitemap'] },
  'own-pages': { listedIn: ['search', 'sitemap'] },
  products: {
    listedIn: ['menus', 'search', 'sitemap'],
    card: 'picture',
    schemaType: schemaTypes.products,
  },
  services: { listedIn: ['menus', 'search', 'sitemap'], card: 'row', schemaType: schemaTypes.services },
  news: { listedIn: ['search', 'sitemap', 'feed'] },
  tags: { listedIn: ['search', 'sitemap'] },
  team: { listedIn: [] },
  jobs: { listedIn: ['search'] },
  partners: { listedIn: [] },
  testimonials: { listedIn: [] },
  downloads: { listedIn: [] },
  videos: { listedIn: [] },
  site: { listedIn: [] },
}

const all: Readonly<Record<string, CollectionFacts>> = { ...systemCollections, ...ownCollections }

/** The facts of a collection; for an unknown name, those of one that no list includes. */
export const collectionFacts = (name: string): CollectionFacts => all[name] ?? { listedIn: [] }

/** Whether a listing of the site includes a collection's entries. */
export const isListedIn = (listing: Listing, collection: string): boolean =>
  collectionFacts(collection).listedIn.includes(listing)

/** The collections of this site that a listing includes. */
export const collectionsIn = (listing: Listing): CollectionName[] =>
  Object.keys(all).filter((name): name is CollectionName => hasCollection(name) && isListedIn(listing, name))
