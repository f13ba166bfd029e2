/** The content model: every collection, in the order in which the editor shows them. */
import type { CollectionName } from '../site/collection-names'
import type { LocaleCode } from '../site/locales'
import type { Collection } from './collections/define'
import { news } from './collections/news'
import { ownPages } from './collections/own-pages'
import { ownCollectionModels } from './collections/own'
import { pages } from './collections/pages'
import { jobs, team } from './collections/people'
import { products } from './collections/products'
import { downloads, partners, testimonials } from './collections/relations'
import { services } from './collections/services'
import { site } from './collections/site'
import { tags } from './collections/tags'
import { videos } from './collections/videos'

export const collections = {
  pages,
  'own-pages': ownPages,
  products,
  services,
  ...ownCollectionModels,
  news,
  tags,
  team,
  jobs,
  partners,
  testimonials,
  downloads,
  videos,
  site,
} satisfies Record<CollectionName, Collection>

/** The collection with that name, if any. */
export function collectionNamed(name: unknown): Collection | undefined {
  return Object.values<Collection>(collections).find((collection) => collection.name === name)
}

/** The file of an entry in a language, relative to the project; a file with all languages is the same in each. */
export function pathOfEntry(collection: string, id: string, locale: LocaleCode): string {
  const ending = collectionNamed(collection)?.storage === 'file' ? 'yml' : `${locale}.md`
  return `content/${collection}/${id}.${ending}`
}

export type { CollectionName }
export type { Collection } from './collections/define'
export { namesOf } from './collections/define'
