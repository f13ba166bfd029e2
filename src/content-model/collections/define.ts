/** What a collection is: its names, its fields, and how its entries are filed and shown. */
import type { Fields, Label } from '../fields'

export type Collection = {
  /** Also the folder below `content/`. */
  readonly name: string
  /** The name of the GraphQL node type. */
  readonly graphql: string
  readonly label: Label
  readonly singular: Label
  readonly description: Label
  /** `folder`: `name.en.md` and `name.de.md`; `file`: one YAML file with a key per language. */
  readonly storage: 'folder' | 'file'
  /** Field that names an entry in lists and messages. */
  readonly titleField: string
  readonly fields: Fields
  /** The Markdown below the front matter, where the collection has one. */
  readonly body?: 'required' | 'optional'
  /** Files are fixed (the site's own pages): editors may change, not create or delete them. */
  readonly fixedEntries?: boolean
  /** Field that orders the collection: a number ascending, a date descending. */
  readonly orderField?: string
}

export const collection = <C extends Collection>(definition: C): C => Object.freeze(definition)
