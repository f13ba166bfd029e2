/** Structured data of every page, read by third-party parsers (docs/decisions/found-and-shared.md). */
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import ts from 'typescript'
import { withoutSoftHyphens } from '../../src/lib/soft-hyphens'
import { collectionFacts } from '../../src/site/collections'
import { routeIds, routeOf } from '../../src/site/routes'
import type { Check } from '../lib/report'
import { listedPages, type Page, type Site } from '../lib/site'

type Thing = Readonly<Record<string, unknown>>

/** The required structured data of each kind of page. */
const expected: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  contact: ['Organization', 'BreadcrumbList'],
  imprint: ['Organization', 'BreadcrumbList'],
  article: ['NewsArticle', 'BreadcrumbList'],
  jobs: ['JobPosting', 'BreadcrumbList'],
  team: ['Person', 'BreadcrumbList'],
  ...Object.fromEntries(
    routeIds
      .filter((id) => routeOf(id).template === 'product' || routeOf(id).template === 'entry')
      .map((id) => [
        id,
        [collectionFacts(routeOf(id).entries ?? '').schemaType ?? 'Thing', 'BreadcrumbList'],
      ]),
  ),
}

const textOf = ({ root }: Page): string =>
  root.querySelector('script[type="application/ld+json"]')?.text ?? ''

function graphOf(page: Page): Thing[] {
  const text = textOf(page)
  if (!text) return []
  return (JSON.parse(text) as { '@graph'?: Thing[] })['@graph'] ?? []
}

/** The data contain exactly the questions that visitors see. */
function questionProblems(page: Page, things: readonly Thing[]): string[] {
  const shown = page.root
    .querySelectorAll('#faq details summary, section details summary.opener')
    .map((summary) => withoutSoftHyphens(summary.querySelector('h3')?.text.trim() ?? ''))
    .filter((text) => text.endsWith('?'))
  const lists = things.filter((thing) => thing['@type'] === 'FAQPage')
  const named = lists.flatMap(({ mainEntity }) => (mainEntity as { name: string }[]).map(({ name }) => name))
  const decoded = named.map((name) => name.replace(/&/g, '&amp;'))
  return [
    ...(lists.length > 1 ? [`${lists.length} lists of questions`] : []),
    ...shown.filter((text) => !decoded.includes(text)).map((text) => `the question "${text}" is missing`),
  ]
}

function contentProblems(page: Page): string[] {
  const things = graphOf(page)
  const types = things.map((thing) => String(thing['@type']))
  const wanted = expected[page.declared?.route ?? ''] ?? []
  return [
    ...wanted.filter((type) => !types.includes(type)).map((type) => `no ${type}`),
    ...questionProblems(page, things),
    ...(/aggregateRating|"review"|"offers"/.test(textOf(page)) ? ['it states a rating or a price'] : []),
  ]
}

/** Google's requirements, as Adobe's validator checks them. */
async function googleProblems(page: Page): Promise<string[]> {
  const things = graphOf(page)
  const byType: Record<string, Thing[]> = {}
  for (const thing of things) (byType[String(thing['@type'])] ??= []).push(thing)
  const issues = await new Validator().validate({ jsonld: byType, microdata: {}, rdfa: {} })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

/** The data of all pages as one module, type-checked against the vocabulary of schema.org. */
function vocabularyChecks(pages: readonly Page[]): Check[] {
  const file = join(__dirname, 'structured-data.generated.ts')
  const texts = pages.map(textOf)
  const lines = texts.map((text, index) => (text ? `export const page${index}: Graph = ${text}` : ''))
  const source = ["import type { Graph } from 'schema-dts'", ...lines].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : read(name, ...rest)
  const program = ts.createProgram([file], options, host)
  const problems = new Map<number, string[]>()
  for (const { start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
    // Line 0 is the import.
    const line = source.slice(0, start).split('\n').length - 2
    problems.set(line, [...(problems.get(line) ?? []), ts.flattenDiagnosticMessageText(messageText, '; ')])
  }
  return pages.map(({ path }, index) => ({
    name: `schema.org ${path}`,
    problems: [...(problems.get(index) ?? []), ...(index === 0 ? (problems.get(-1) ?? []) : [])],
  }))
}

export async function structuredDataChecks(site: Site): Promise<Check[]> {
  const pages = listedPages(site)
  const google = await Promise.all(pages.map(googleProblems))
  return [
    ...pages.map((page, index) => ({
      name: `structured data ${page.path}`,
      problems: [...contentProblems(page), ...(google[index] ?? [])],
    })),
    ...vocabularyChecks(pages),
    {
      name: 'structured data is kept from pages that are not to be found',
      problems: site.pages
        .filter(({ declared }) => declared?.noindex)
        .filter((page) => textOf(page))
        .map(({ path }) => path),
    },
  ]
}
