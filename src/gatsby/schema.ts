/** Gatsby's schema hook: types from the content model, and the resolvers that its directives name. */
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { collections, type Collection } from '../content-model'
import { readingMinutes } from '../content-model/reading-time'
import { sectionTypes } from '../content-model/sections'
import { toGraphql } from '../content-model/to-graphql'
import { translatedText, translationOf } from '../content-model/translated'
import { videoFacts } from '../content-check/videos/video-facts'
import { fileOfVideo, videoSource } from '../page-data/video-source'
import { isLocaleCode, localeOf, type LocaleCode } from '../site/locales'
import { entryRouteOf } from '../site/routes'
import { hrefOf, type EntryNode, type GetNodes } from './entry-index'
import { articlesUnder, relatedArticles } from './article-lists'
import { findEntries, resolveBody, resolveValue } from './resolve-value'
import type { ResolverContext } from './schema-types'

type Arguments = { language?: string; skip?: number; limit?: number }
type Info = { fieldName: string; parentType: { name: string } }
type Resolve = (source: EntryNode, args: Arguments, context: ResolverContext, info: Info) => unknown

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
type Article implements Node { href(language: String!): String! @href minutes(language: String!): Int! @minutes related(language: String!): [Article!]! @related }
type Tag implements Node { href(language: String!): String! @href articles(language: String!, skip: Int, limit: Int): [Article!]! @articlesUnder }
type Download implements Node { bytes(language: String!): Int! @bytes extension(language: String!): String! @extension }
type Video implements Node { source(language: String!): VideoSource @videoSource }
type VideoSource { kind: String! src: String type: String width: Int height: Int duration: Int tracks: [VideoTrack!] provider: String company: String player: String watch: String }
type VideoTrack { src: String! language: String! label: String! }
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
      const { iso } = localeOf(localeIn(args))
      return readingMinutes(translatedText(source, 'body', iso), iso)
    },
    articlesUnder: async (source, args, { nodeModel }) => {
      const { skip = 0, limit } = args
      const articles = articlesUnder(
        source.slug,
        await findEntries('news', undefined, { nodeModel }),
        localeIn(args),
      )
      return articles.slice(skip, limit === undefined ? undefined : skip + limit)
    },
    related: async (source, args, { nodeModel }) =>
      relatedArticles(source, await findEntries('news', undefined, { nodeModel }), localeIn(args)),
    bytes: async (source, args) => (await stat(join(process.cwd(), 'static', fileOf(source, args)))).size,
    extension: (source, args) => extname(fileOf(source, args)).slice(1).toLowerCase(),
    videoSource: async (source, args) => {
      const locale = localeIn(args)
      const file = fileOfVideo(source, locale)
      return videoSource(
        source,
        locale,
        file ? await videoFacts(join(process.cwd(), 'static', file)) : undefined,
      )
    },
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
