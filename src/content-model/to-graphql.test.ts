/** The model as GraphQL: a field added to a collection appears in the schema. */
import { buildSchema } from 'graphql'
import { collections } from '.'
import { toGraphql } from './to-graphql'

const sdl = toGraphql(collections)

/** The types that Gatsby and `src/gatsby/schema.ts` add to those of the model. */
const otherTypes = `
directive @dontInfer on OBJECT
directive @translatedText on FIELD_DEFINITION
directive @href on FIELD_DEFINITION
directive @pageData on FIELD_DEFINITION
directive @link(by: String) on FIELD_DEFINITION
scalar JSON
interface Node { id: ID! }
type Query { product: Product }
`

test('the types form a valid schema', () => {
  const withIds = sdl.replace(/implements Node @dontInfer \{/g, '$& id: ID!')
  expect(() => buildSchema(otherTypes + withIds)).not.toThrow()
})

test('translated texts take a language as an argument, shared values do not', () => {
  expect(sdl).toContain('type Product implements Node @dontInfer {\n  slug: String!')
  expect(sdl).toContain('  title(language: String!): String! @translatedText')
  expect(sdl).toMatch(/\n {2}order: Int\n/)
})

test('every entry lists its translations, with the body if it has one', () => {
  expect(sdl).toContain('  translations: [ArticleTranslation!]!')
  expect(sdl).toMatch(
    /type ArticleTranslation \{\n {2}languages_code: String!\n {2}title: String\n[^}]*\n {2}body: String\n\}/,
  )
  expect(sdl).toMatch(/type PageTranslation \{[^}]*\n {2}sections: \[JSON!\]\n/)
})

test('a reference resolves to the node that it names', () => {
  expect(sdl).toContain('  services: [Service!] @link(by: "slug")')
  expect(sdl).toContain('  author: TeamMember @link(by: "slug")')
})

test('only types that have pages have page data', () => {
  const typesWithData = [...sdl.matchAll(/type (\w+) [^}]*@pageData/g)].map(([, name]) => name)
  expect(typesWithData).toEqual(['Page', 'OwnPage', 'Product', 'Service', 'Article', 'Tag'])
})

test('contains every collection, but no fields for editors only', () => {
  for (const { graphql } of Object.values(collections)) expect(sdl).toContain(`type ${graphql} `)
  expect(sdl).not.toContain('searchWords')
})
