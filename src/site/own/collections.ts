/** Site-specific collections. `npm run add collection` and `npm run remove collection` write this file. */
import type { PerLocale } from '../locales'

export type OwnCollectionFacts = {
  /** Its name in the editor, in the editor's languages. */
  readonly label: { readonly en: string; readonly de: string }
  /** The address of its list page, as in addresses.ts; entry pages are below it. */
  readonly paths: PerLocale<string>
  /** The schema.org type of its entries. */
  readonly schemaType: string
}

/** By name, which is also the folder below `content/`; src/content-model/collections/own describes the fields. */
export const ownCollections = {} as const satisfies Readonly<Record<string, OwnCollectionFacts>>
