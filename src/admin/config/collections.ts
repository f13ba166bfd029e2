/** The content model's collections as Decap configuration, in one interface language. */
import { collections, namesOf, pathOfEntry, type Collection } from '../../content-model'
import { label, markdown, type Label } from '../../content-model/fields'
import { toDecapField, toDecapFields, type DecapField } from '../../content-model/to-decap'
import { defaultLocale } from '../../site/locales'
import { entryRouteOf, hasCollection, routeOf } from '../../site/routes'
import { sortingOf, summaryOf, viewsOf } from './lists'

export type DecapCollection = {
  name: string
  label: string
  label_singular: string
  description: string
  i18n: true | { structure: 'single_file' }
  editor: { preview: boolean; visualEditing: boolean }
  [option: string]: unknown
}

const all: readonly Collection[] = Object.values(collections).filter(({ name }) => hasCollection(name))

function namesIn(name: string): string[] {
  const collection = all.find((own) => own.name === name)
  return collection ? namesOf(collection) : ['title']
}

/** The text below the front matter: Decap writes the field `body` there. */
function bodyField(required: boolean, language: keyof Label): DecapField {
  const field = markdown({ label: label('Text', 'Text'), required, translated: true })
  return toDecapField('body', field, {
    language,
    translated: true,
    optional: false,
    namesOf: () => ['title'],
  })
}

/** The fields of a collection, with the Markdown body and the editor-only fields at the end. */
export function fieldsOf(collection: Collection, language: keyof Label): DecapField[] {
  const context = { language, translated: false, optional: false, namesOf: namesIn }
  const part = (internal: boolean) =>
    toDecapFields(
      Object.fromEntries(
        Object.entries(collection.fields).filter(([, field]) => (field.internal ?? false) === internal),
      ),
      context,
    )
  const body = collection.body ? [bodyField(collection.body === 'required', language)] : []
  return [...part(false), ...body, ...part(true)]
}

function shared(collection: Collection, language: keyof Label) {
  return {
    name: collection.name,
    label: collection.label[language],
    label_singular: collection.singular[language],
    description: collection.description[language],
    editor: { preview: true, visualEditing: true },
  }
}

function folderCollection(collection: Collection, language: keyof Label): DecapCollection {
  const route = entryRouteOf(collection.name)
  const changeable = !collection.fixedEntries
  return {
    ...shared(collection, language),
    folder: `content/${collection.name}`,
    extension: 'md',
    format: 'frontmatter',
    create: changeable,
    delete: changeable,
    slug: '{{slug}}',
    identifier_field: collection.titleField,
    i18n: true,
    summary: summaryOf(collection, language),
    ...sortingOf(collection, language),
    ...viewsOf(collection, language),
    // Without the entry's own segment: its address may differ from its file name.
    ...(route ? { preview_path: routeOf(route).paths[defaultLocale] } : {}),
    fields: fieldsOf(collection, language),
  }
}

function fileCollection(collection: Collection, language: keyof Label): DecapCollection {
  const { name, label, description, editor, ...rest } = shared(collection, language)
  const file = {
    name,
    label,
    description,
    editor,
    file: pathOfEntry(name, name, defaultLocale),
    i18n: true,
    fields: fieldsOf(collection, language),
  }
  return { ...rest, name, label, description, editor, i18n: { structure: 'single_file' }, files: [file] }
}

/** All collections, in the order of the content model. */
export function decapCollections(language: keyof Label): DecapCollection[] {
  return all.map((c) => (c.storage === 'file' ? fileCollection(c, language) : folderCollection(c, language)))
}
