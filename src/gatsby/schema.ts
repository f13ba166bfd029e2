/** Gatsby's schema hook: types from the content model, and the data of each page from the assembler. */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { assemble } from '../assemble/assemble'
import { collections } from '../content-model'
import { toGraphql } from '../content-model/to-graphql'
import { translatedText } from '../content-model/translated'
import { hrefOf } from '../entries/addresses'
import { pagePlanner, type PagePlan } from '../entries/page-plan'
import { isLocaleCode, localeOf, type LocaleCode } from '../site/locales'
import { entryRouteOf, isRouteId, type RouteId } from '../site/routes'
import { interfaceTexts } from './interface-texts'
import { withMedia } from './page-media'
import { siteIndex, type EntryNode } from './site-index'
import { trackedContent, type NodeModel } from './tracked-content'
import { withWordBreaks } from './word-breaks'

type Arguments = { language?: string; plan?: PagePlan | null }
type Info = { fieldName: string; parentType: { name: string } }
type Resolve = (source: EntryNode, args: Arguments, context: { nodeModel: NodeModel }, info: Info) => unknown

function localeIn({ language }: Arguments): LocaleCode {
  if (isLocaleCode(language)) return language
  throw new Error(`“${language ?? ''}” is not a language of this site (src/site/locales.ts).`)
}

/** The route of a node type's entries; a page is its own route. */
function routeOfNode({ slug }: EntryNode, type: string): RouteId | undefined {
  const name = Object.values(collections).find(({ graphql }) => graphql === type)?.name ?? ''
  return name === 'pages' && isRouteId(slug) ? slug : entryRouteOf(name)
}

/** Without a type for remark's front matter, Gatsby would infer one from whatever the content happens to contain. */
const otherTypes = `
type MarkdownRemark implements Node @dontInfer { frontmatter: MarkdownRemarkFrontmatter }
type MarkdownRemarkFrontmatter @dontInfer { title: String }
`

function resolvers(args: CreateSchemaCustomizationArgs): Record<string, Resolve> {
  const getNodesByType = (type: string) => args.getNodesByType(type)
  return {
    translatedText: (source, given, _context, { fieldName }) =>
      translatedText(source, fieldName, localeOf(localeIn(given)).iso),
    href: (source, given, { nodeModel }, { parentType }) => {
      const route = routeOfNode(source, parentType.name)
      const content = trackedContent(nodeModel, siteIndex(getNodesByType))
      return route && hrefOf({ route, entry: source.slug }, localeIn(given), content)
    },
    // A page's context contains its plan; a query without one gets the entry's first page.
    pageData: (source, given, { nodeModel }, { parentType }) => {
      const locale = localeIn(given)
      const index = siteIndex(getNodesByType)
      const route = routeOfNode(source, parentType.name)
      const plan = given.plan ?? (route && pagePlanner(index)(route, source.slug, locale)[0])
      if (!plan) return undefined
      const content = trackedContent(nodeModel, index)
      return withMedia({ nodeModel, index }, (media) =>
        withWordBreaks(assemble(content, plan, { locale, texts: interfaceTexts(locale), media })),
      )
    },
  }
}

/** Gatsby's hook: defines every type, so that nothing is inferred from what the content happens to contain. */
export function createSchemaCustomization(args: CreateSchemaCustomizationArgs): void {
  for (const [name, resolve] of Object.entries(resolvers(args)))
    args.actions.createFieldExtension({ name, extend: () => ({ resolve }) })
  args.actions.createTypes([toGraphql(collections), otherTypes])
}
