/** What a collection is: its names, its fields, and how its entries are filed and shown. */
import type { PerLocale } from '../../site/locales'
import { date, label, type Fields, type Label } from '../fields'

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
  /** Fields that the page of an entry lists below its opening, each with its name in the languages of the site. */
  readonly facts?: Readonly<Record<string, PerLocale<string>>>
  /** Field that orders the collection: a number ascending, a date descending. */
  readonly orderField?: string
}

/** What every collection has: the way to say that a text is right though the other language is newer. */
const checked = date({
  label: label('Translation checked on', 'Übersetzung geprüft am'),
  hint: label(
    'Today, if the other language has changed and this text is still right. Not shown on the site.',
    'Heute, wenn sich die andere Sprache geändert hat und dieser Text trotzdem stimmt. Erscheint nicht auf der Website.',
  ),
  translated: true,
  internal: true,
})

/** Freezes a definition and adds the fields that every collection has. */
export const collection = <C extends Collection>(definition: C): C =>
  Object.freeze({ ...definition, fields: { ...definition.fields, checked } })
