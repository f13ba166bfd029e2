/** Gatsby's createPages hook: every route in every language, with its aliases. */
import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { slugIn, type Content } from '../entries/content'
import { i18nContext, withoutTexts, type PageContext } from '../entries/page-context'
import { pagePlanner, sectionsOf, type PagePlan } from '../entries/page-plan'
import { localeCodes, type LocaleCode } from '../site/locales'
import { aliasesOf, listPagePath, pathOf } from '../site/paths'
import { routeIds, routeOf, type RouteId } from '../site/routes'
import { listNewProblems } from './content-problems'
import { dropDeleted, entryNodeKey } from './entry-nodes'
import { forgetIndex, siteIndex } from './site-index'

const templates = (name: string) => resolve(process.cwd(), 'src', 'templates', `${name}.tsx`)

/** Only pages with the contact form have it in their scripts. */
function templateOf(template: string, hasForm: boolean): string {
  if (!hasForm) return template
  return template === 'error' ? 'error-contact' : 'contact'
}

/** A route's entries in a language, by file name; a single page is an entry of its own name. */
function slugsOf(route: RouteId, language: LocaleCode, content: Content): string[] {
  const { entries } = routeOf(route)
  if (!entries) return [route]
  return content.all(entries).flatMap((entry) => (slugIn(entry, language) ? [entry.slug] : []))
}

/** The path at which a planned page is built. */
function pathOfPlan({ route, slug, part }: PagePlan, language: LocaleCode, content: Content): string {
  const { entries, status } = routeOf(route)
  const entry = entries && content.one(entries, slug)
  const path = pathOf(route, language, entry && slugIn(entry, language))
  // Hosts and Gatsby's loader look for error pages by file name.
  if (status) return `${path}.html`
  return part && part.number > 1 ? listPagePath(path, language, part.number) : path
}

/** The addresses of this build's pages, in creation order. */
const created = new Set<string>()

/**
 * Sorts Gatsby's pages in the order in which this build created them: Gatsby lists pages from an earlier build first.
 */
export function inOrder<Page extends { path: string }>(pages: Iterable<Page>): Page[] {
  const places = new Map([...created].map((path, place) => [path, place]))
  const placeOf = ({ path }: Page): number => places.get(path) ?? places.size
  return [...pages].sort((a, b) => placeOf(a) - placeOf(b))
}

function emit(
  { actions, createNodeId, reporter }: CreatePagesArgs,
  plan: PagePlan,
  language: LocaleCode,
  content: Content,
): void {
  const { template, status, entries } = routeOf(plan.route)
  const path = pathOfPlan(plan, language, content)
  const entry = content.one(entries ?? 'pages', plan.slug)
  const hasForm = sectionsOf(entry, language).some(({ type }) => type === 'contactForm')
  const texts = withoutTexts(hasForm)
  for (const address of [path, ...(status ? [] : aliasesOf(plan.route, language, path))]) {
    const i18n = i18nContext(language, address)
    const id = template === 'entry' ? createNodeId(entryNodeKey(entries, plan.slug)) : undefined
    const context: PageContext = {
      language,
      slug: plan.slug,
      ...(id && { id }),
      plan,
      withoutTexts: texts,
      i18n,
    }
    // The content check compares entries with entries, and pages with pages.
    if (created.has(address))
      reporter.panicOnBuild(
        `${address} is the address of two pages, of which visitors would see one: give “${plan.route}” another in src/site/own or src/content-model/collections/own.`,
      )
    created.add(address)
    actions.createPage({ path: address, component: templates(templateOf(template, hasForm)), context })
  }
}

/** Creates all pages; in development again after every change, which may have made the content faulty. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  if (process.env['NODE_ENV'] !== 'production') {
    listNewProblems(args.reporter).catch((error: unknown) => args.reporter.warn(String(error)))
    await dropDeleted(args)
  }
  forgetIndex()
  created.clear()
  const content = siteIndex((type) => args.getNodesByType(type))
  const plansOf = pagePlanner(content)
  for (const language of localeCodes) {
    for (const route of routeIds) {
      for (const slug of slugsOf(route, language, content)) {
        for (const plan of plansOf(route, slug, language)) emit(args, plan, language, content)
      }
    }
  }
}
