/** The definition of a collection: its names, its fields, and how its entries are stored and shown. */
import type { OwnCollectionFacts } from '../../site/collection-facts'
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
  /** The field that names an entry in lists and messages. */
  readonly titleField: string
  /** The field that tells entries of the same title apart in lists and choices: a role's company. */
  readonly besideTitle?: string
  readonly fields: Fields
  /** The Markdown body, if the collection has one. */
  readonly body?: 'required' | 'optional'
  /** Fixed set of files (the built-in pages): editors may change, not create or delete them. */
  readonly fixedEntries?: boolean
  /** Fields listed below the opening of an entry's page, with their localized labels. */
  readonly facts?: Readonly<Record<string, PerLocale<string>>>
  /** The sort field: a number ascending, a date descending. */
  readonly orderField?: string
}

/** The fields that name an entry in lists and choices. */
export const namesOf = ({ titleField, besideTitle }: Collection): string[] =>
  besideTitle ? [titleField, besideTitle] : [titleField]

/** Every collection has a date on which a text was confirmed although another language is newer. */
const checked = date({
  label: label('Translation checked on', 'Übersetzung geprüft am'),
  hint: label(
    'Today, if another language has changed and this text is still right. Not shown on the site.',
    'Heute, wenn sich eine andere Sprache geändert hat und dieser Text trotzdem stimmt. Erscheint nicht auf der Website.',
  ),
  translated: true,
  internal: true,
})

/** Freezes a definition and adds the common fields. */
export const collection = <C extends Collection>(definition: C): C =>
  Object.freeze({ ...definition, fields: { ...definition.fields, checked } })

/** The same for a site-specific collection, which also states what the rest of the site needs to know about it. */
export const ownCollection = <C extends Collection & OwnCollectionFacts>(definition: C): C =>
  collection(definition)
