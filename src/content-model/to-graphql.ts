/**
 * From field descriptors to GraphQL type definitions (SDL): per collection, a node type and one for its translations.
 */
import { entryRouteOf, routeOf } from '../site/routes'
import type { Collection } from './collections/define'
import type { Field } from './fields'

type Collections = Readonly<Record<string, Collection>>

/** Composite values are passed through as written; pages get them from the assembler. */
function typeOf(field: Field): string {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'slug':
    case 'date':
    case 'select':
    case 'file':
    case 'markdown':
    case 'link':
      return 'String'
    case 'boolean':
      return 'Boolean'
    case 'number':
      return field.integer ? 'Int' : 'Float'
    case 'reference':
      return field.multiple ? '[String!]' : 'String'
    case 'image':
    case 'object':
      return 'JSON'
    case 'list':
      return field.item ? `[${typeOf(field.item)}!]` : '[JSON!]'
    case 'sections':
      return '[JSON!]'
  }
}

/** A shared reference resolves to the node that it names. */
function sharedField(name: string, field: Field, collections: Collections): string {
  const target = field.kind === 'reference' ? collections[field.collection]?.graphql : undefined
  if (field.kind !== 'reference' || !target) return `${name}: ${typeOf(field)}`
  return `${name}: ${field.multiple ? `[${target}!]` : target} @link(by: "slug")`
}

function typesOf(collection: Collection, collections: Collections): string[] {
  const { name, graphql, body } = collection
  const fields = Object.entries(collection.fields).filter(([, field]) => !field.internal)
  const own = fields.filter(([, field]) => field.translated)
  const shared = fields.filter(([, field]) => !field.translated)
  const isEntry = routeOf(entryRouteOf(name) ?? 'home').template === 'entry'
  const hasPage = name === 'pages' || entryRouteOf(name) !== undefined
  const lines = [
    // The file name; a localized address is a translated value of the same name.
    'slug: String!',
    ...shared.map(([key, field]) => sharedField(key, field, collections)),
    ...own
      .filter(([key, field]) => key !== 'slug' && typeOf(field) === 'String')
      .map(([key]) => `${key}(language: String!): String! @translatedText`),
    `translations: [${graphql}Translation!]!`,
    ...(hasPage
      ? ['href(language: String!): String! @href', 'pageData(language: String!, plan: JSON): JSON! @pageData']
      : []),
  ]
  const translated = [
    'languages_code: String!',
    ...own.map(([key, field]) => `${key}: ${typeOf(field)}`),
    ...(body ? ['body: String'] : []),
  ]
  return [
    `type ${graphql} implements ${isEntry ? 'Node & EntryWithPage' : 'Node'} @dontInfer {\n  ${lines.join('\n  ')}\n}`,
    `type ${graphql}Translation {\n  ${translated.join('\n  ')}\n}`,
  ]
}

/** Queried by the template for entry pages. */
const entryInterface = `interface EntryWithPage implements Node {
  id: ID!
  slug: String!
  pageData(language: String!, plan: JSON): JSON!
}`

/** Returns the SDL of all types in the content model. Translated texts take the language as an argument. */
export function toGraphql(collections: Collections): string {
  const types = Object.values(collections).flatMap((collection) => typesOf(collection, collections))
  return [entryInterface, ...types].join('\n\n')
}
