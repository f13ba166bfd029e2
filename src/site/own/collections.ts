/** Collections that only this site has. `npm run add collection` and `npm run remove collection` write this file. */
import type { PerLocale } from '../locales'

export type OwnCollectionFacts = {
  /** What the editor calls it, in the languages of the editor. */
  readonly label: { readonly en: string; readonly de: string }
  /** The address of the page that lists its entries, as in addresses.ts; their pages follow below it. */
  readonly paths: PerLocale<string>
  /** What an entry is for search engines: a type of schema.org. */
  readonly schemaType: string
}

/** By name, which is also the folder below `content/`; src/content-model/collections/own describes the fields. */
export const ownCollections = {} as const satisfies Readonly<Record<string, OwnCollectionFacts>>
