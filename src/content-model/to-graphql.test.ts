/** The model as GraphQL: a field added to a collection or section appears in the schema. */
import { buildSchema } from 'graphql'
import { collections } from '.'
import { sectionTypes } from './sections'
import { toGraphql } from './to-graphql'

const sdl = toGraphql(collections)

/** What Gatsby and `src/gatsby/schema.ts` add around the model's types. */
const surroundings = `
directive @dontInfer on OBJECT
directive @translatedText on FIELD_DEFINITION
directive @value on FIELD_DEFINITION
interface Node { id: ID! }
union Section = ${Object.values(sectionTypes)
  .map(({ graphql }) => graphql)
  .join(' | ')}
type Query { product: Product }
`

test('the types fit together', () => {
  const withIds = sdl.replace(/implements Node @dontInfer \{/g, '$& id: ID!')
  expect(() => buildSchema(surroundings + withIds)).not.toThrow()
})

test('translated fields take a language, shared ones do not', () => {
  expect(sdl).toContain('type Product implements Node @dontInfer {\n  slug: String!')
  expect(sdl).toContain('  title(language: String!): String! @translatedText')
  expect(sdl).toContain('  sections(language: String!): [Section!] @value')
  expect(sdl).toMatch(/\n {2}order: Int\n/)
  expect(sdl).toContain('  services: [Service!] @value')
  expect(sdl).toContain('  body(language: String!): RichText @value')
})

test('lists inside sections get types of their own', () => {
  expect(sdl).toContain('type FaqSectionItems {\n  question: String\n  answer: RichText\n}')
  expect(sdl).toContain('type HeroSectionPrimary {\n  label: String\n  link: Link\n}')
})

test('every collection and section is there', () => {
  for (const { graphql } of [...Object.values(collections), ...Object.values(sectionTypes)]) {
    expect(sdl).toContain(`type ${graphql} `)
  }
})
