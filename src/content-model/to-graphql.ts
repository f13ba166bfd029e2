/** From field descriptors to GraphQL type definitions (SDL): one node type per collection, one per section. */
import type { Collection } from './collections/define'
import type { Field, Fields } from './fields'
import { sectionTypes } from './sections'

/** The types that values of more than one line of text resolve to. */
const valueTypes = `
type Picture { src: String! srcSet: String sources: [PictureSource!]! width: Int! height: Int! alt: String! }
type PictureSource { type: String! srcSet: String! }
type Link { href: String! external: Boolean! }
type RichText { html: String! headings: [RichTextHeading!]! videos: [Video!]! }
type RichTextHeading { level: Int! id: String! text: String! }
`

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The name of the object type below a list or object field: `FaqSection` + `items` → `FaqSectionItems`. */
const below = (owner: string, name: string) => `${owner}${pascal(name)}`

type NodeTypeOf = (collection: string) => string

function typeOf(field: Field, owner: string, name: string, nodeType: NodeTypeOf): string {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'slug':
    case 'date':
    case 'select':
    case 'file':
      return 'String'
    case 'markdown':
      return 'RichText'
    case 'link':
      return 'Link'
    case 'image':
      return 'Picture'
    case 'boolean':
      return 'Boolean'
    case 'number':
      return field.integer ? 'Int' : 'Float'
    case 'reference':
      return field.multiple ? `[${nodeType(field.collection)}!]` : nodeType(field.collection)
    case 'object':
      return below(owner, name)
    case 'list':
      return field.item ? `[${typeOf(field.item, owner, name, nodeType)}!]` : `[${below(owner, name)}!]`
    case 'sections':
      return '[Section!]'
  }
}

/** Object types for the parts of a value that have fields of their own. */
function nestedTypes(fields: Fields, owner: string, nodeType: NodeTypeOf): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = field.kind === 'object' || field.kind === 'list' ? field.fields : undefined
    return inner ? objectType(below(owner, name), inner, nodeType) : []
  })
}

function objectType(name: string, fields: Fields, nodeType: NodeTypeOf): string[] {
  const lines = Object.entries(fields).map(
    ([key, field]) => `  ${key}: ${typeOf(field, name, key, nodeType)}`,
  )
  return [`type ${name} {\n${lines.join('\n')}\n}`, ...nestedTypes(fields, name, nodeType)]
}

/**
 * A field of a node. Translated ones take the language and read the record's translation; the directive names
 * the resolver (see `src/gatsby/schema.ts`): `@translatedText` gives '' where nothing is there, `@value` resolves
 * links, pictures, Markdown and references.
 */
function nodeField(name: string, field: Field, owner: string, nodeType: NodeTypeOf): string {
  const type = typeOf(field, owner, name, nodeType)
  if (field.translated) {
    return type === 'String'
      ? `  ${name}(language: String!): String! @translatedText`
      : `  ${name}(language: String!): ${type} @value`
  }
  if (field.kind === 'reference' || field.kind === 'link') return `  ${name}: ${type} @value`
  return `  ${name}: ${type}`
}

function nodeType(collection: Collection, nodeTypeOf: NodeTypeOf): string[] {
  const { graphql, fields, body } = collection
  const lines = Object.entries(fields)
    .filter(([, field]) => !field.internal)
    .map(([name, field]) => nodeField(name, field, graphql, nodeTypeOf))
  // `slug` is the file name here; an entry's own address in a language is a translated value of that name.
  const own = lines.filter((line) => !line.startsWith('  slug('))
  if (body) own.push('  body(language: String!): RichText @value')
  return [
    `type ${graphql} implements Node @dontInfer {\n  slug: String!\n${own.join('\n')}\n}`,
    ...nestedTypes(fields, graphql, nodeTypeOf),
  ]
}

/** Returns the SDL of every type that the content model describes, except the union `Section`. */
export function toGraphql(collections: Readonly<Record<string, Collection>>): string {
  const nodeTypeOf: NodeTypeOf = (name) => collections[name]?.graphql ?? 'Node'
  const sections = Object.values(sectionTypes).flatMap(({ graphql, fields }) =>
    objectType(graphql, fields, nodeTypeOf),
  )
  const nodes = Object.values(collections).flatMap((collection) => nodeType(collection, nodeTypeOf))
  return [valueTypes, ...sections, ...nodes].join('\n\n')
}
