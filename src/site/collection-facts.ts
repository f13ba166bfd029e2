/** The properties of a collection besides its fields. */
import type { PerLocale } from './locales'

/** The lists that include a collection's entries automatically, without an editor placing them. */
export type Listing = 'menus' | 'search' | 'sitemap' | 'feed'

export type CollectionFacts = {
  /**
   * `menus`: a menu can add all its entries. `search`, `sitemap`: they contain its pages. `feed`: the news feed
   * contains its entries that have a field `date`, up to today.
   */
  readonly listedIn: readonly Listing[]
  /** How sections show an entry: an image above its text, or a row with its mark (the default). */
  readonly card?: 'picture' | 'row'
  /** The schema.org type of its entries; `Thing` by default. */
  readonly schemaType?: string
}

/** The same for a site-specific collection, with its name and addresses. */
export type OwnCollectionFacts = CollectionFacts & {
  /** Its name in the editor, in the editor's languages. */
  readonly label: { readonly en: string; readonly de: string }
  /**
   * The address of its list page, as in addresses.ts; entry pages are below it. Without it, it has no pages: a section
   * shows its entries.
   */
  readonly paths?: PerLocale<string>
}
