/** Gatsby's schema hook: types from the content model, and the resolvers that its directives name. */
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { collections, type Collection } from '../content-model'
import { plainText } from '../content-model/markdown/render'
import { sectionTypes } from '../content-model/sections'
import { toGraphql } from '../content-model/to-graphql'
import { translatedText, translationOf } from '../content-model/translated'
import { isLocaleCode, localeOf, type LocaleCode } from '../site/locales'
import { entryRouteOf } from '../site/routes'
import { hrefOf, type EntryNode, type GetNodes } from './entry-index'
import { findEntries, resolveBody, resolveValue } from './resolve-value'
import type { ResolverContext } from './schema-types'

type Arguments = { language?: string }
type Info = { fieldName: string; parentType: { name: string } }
type Resolve = (source: EntryNode, args: Arguments, context: ResolverContext, info: Info) => unknown

/** Reading speed of adults for non-fiction, words a minute; German a little lower than English. */
const wordsPerMinute = 200

function localeIn(args: Arguments): LocaleCode {
  if (isLocaleCode(args.language)) return args.language
  throw new Error(`“${args.language ?? ''}” is not a language of this site (src/site/locales.ts).`)
}

const byGraphql = (name: string): Collection | undefined =>
  Object.values(collections).find((collection) => collection.graphql === name)

/** Facts that are computed rather than written by editors. */
const computedTypes = `
type Product implements Node { href(language: String!): String! @href news: [Article!]! @articlesAbout }
type Service implements Node { href(language: String!): String! @href news: [Article!]! @articlesAbout }
type Article implements Node { href(language: String!): String! @href minutes(language: String!): Int! @minutes }
type Download implements Node { bytes(language: String!): Int! @bytes extension(language: String!): String! @extension }
type NewsSection { latest: [Article!]! @latest }
type JobsSection { jobs: [Job!]! @jobs }
type MarkdownRemark implements Node @dontInfer { frontmatter: MarkdownRemarkFrontmatter }
type MarkdownRemarkFrontmatter @dontInfer { title: String }
`

function resolvers({ reporter, getNodesByType }: CreateSchemaCustomizationArgs): Record<string, Resolve> {
  const getNodes: GetNodes = (type) => getNodesByType(type)
  const fileOf = (source: EntryNode, args: Arguments) =>
    translatedText(source, 'file', localeOf(localeIn(args)).iso)
  const articlesAbout: Resolve = async (source, _args, { nodeModel }, info) => {
    const field = byGraphql(info.parentType.name)?.name ?? ''
    const articles = await findEntries('news', undefined, { nodeModel })
    return articles.filter((article) => Array.isArray(article[field]) && article[field].includes(source.slug))
  }
  return {
    translatedText: (source, args, _context, info) =>
      translatedText(source, info.fieldName, localeOf(localeIn(args)).iso),
    value: (source, args, { nodeModel }, info) => {
      const field = byGraphql(info.parentType.name)?.fields[info.fieldName]
      // A shared link or reference means the same in all languages; only addresses need one.
      const locale = args.language ? localeIn(args) : localeOf('en').code
      const stored = args.language
        ? translationOf(source, localeOf(locale).iso)?.[info.fieldName]
        : source[info.fieldName]
      const environment = { locale, nodeModel, getNodes, reporter }
      if (info.fieldName === 'body') return resolveBody(String(stored ?? ''), environment)
      return field && resolveValue(field, stored, environment)
    },
    href: (source, args, _context, info) => {
      const route = entryRouteOf(byGraphql(info.parentType.name)?.name ?? '')
      return route && hrefOf({ route, entry: source.slug }, localeIn(args), getNodes)
    },
    articlesAbout,
    minutes: (source, args) => {
      const words = plainText(translatedText(source, 'body', localeOf(localeIn(args)).iso)).split(
        /\s+/,
      ).length
      return Math.max(1, Math.round(words / wordsPerMinute))
    },
    bytes: async (source, args) => (await stat(join(process.cwd(), 'static', fileOf(source, args)))).size,
    extension: (source, args) => extname(fileOf(source, args)).slice(1).toLowerCase(),
    latest: async (source, _args, { nodeModel }) =>
      (await findEntries('news', undefined, { nodeModel })).slice(0, Number(source['count'] ?? 3)),
    jobs: (_source, _args, { nodeModel }) => findEntries('jobs', undefined, { nodeModel }),
  }
}

/** Gatsby's hook: defines every type, so that nothing is inferred from what content happens to hold. */
export function createSchemaCustomization(args: CreateSchemaCustomizationArgs): void {
  const { actions, schema } = args
  for (const [name, resolve] of Object.entries(resolvers(args))) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) })
  }
  const bySection = new Map(Object.entries(sectionTypes).map(([type, { graphql }]) => [type, graphql]))
  actions.createTypes([
    schema.buildUnionType({
      name: 'Section',
      types: [...bySection.values()],
      resolveType: (section: { type: string }) => bySection.get(section.type),
    }),
    toGraphql(collections),
    computedTypes,
  ])
}
