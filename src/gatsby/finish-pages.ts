/** The one pass over the built pages: each is parsed once, finished, asked what it says, and written once. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageSummary } from '../client/builds/payload'
import { inlineScripts, startScript } from '../early/compile'
import { inlineOf } from '../hosting/csp'
import { digestOfPage, type InlineNotes } from '../hosting/inline-notes'
import { attributeOf, htmlOf, parsePage } from '../html/tree'
import type { BuiltPage } from './built-pages'
import { finishHtml, type HeadScripts } from './finish-html'
import { readGatsbyPage, type GatsbyPage } from './gatsby-page'
import { headMessage } from './head-check'
import { pageSummary } from './page-digest'
import { pageStyles, type PageStyles } from './page-styles'

/** Splits the styles that a page of this build names, and writes those that pages load later. */
async function splitStyles(publicDir: string, { sheet }: GatsbyPage): Promise<PageStyles> {
  const css = await readFile(join(publicDir, attributeOf(sheet, 'data-href') ?? ''), 'utf8')
  const scripts = (await readdir(publicDir)).filter((file) => file.endsWith('.js'))
  const code = await Promise.all(scripts.map((file) => readFile(join(publicDir, file), 'utf8')))
  const styles = pageStyles(css, code.join('\n'))
  await writeFile(join(publicDir, styles.rest.path), styles.rest.css)
  return styles
}

/** Writes the file that every page loads at once, and returns its address. */
async function writeStartFile(
  publicDir: string,
  { scripts }: GatsbyPage,
  { rest }: PageStyles,
): Promise<string> {
  const chunkMap = await readFile(join(publicDir, 'chunk-map.json'), 'utf8')
  const code = startScript({ ...scripts, chunkMap, styles: rest.path })
  const path = `/start-${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`
  await writeFile(join(publicDir, path), code)
  return path
}

type SharedParts = { scripts: HeadScripts; styles: PageStyles }

/** Writes what all pages of a build share, as the first of them says it. */
async function writeSharedParts(publicDir: string, first: GatsbyPage): Promise<SharedParts> {
  const styles = await splitStyles(publicDir, first)
  const startFile = await writeStartFile(publicDir, first, styles)
  return { scripts: { ...inlineScripts(), startFile }, styles }
}

/**
 * Finishes all pages of a build, each parsed once and written once, and returns what the browser is told about each.
 * `notes` take what is inline in each.
 * Throws if a page's head holds what was not declared; all such pages are named at once.
 */
export async function finishPages(
  publicDir: string,
  pages: readonly BuiltPage[],
  notes?: InlineNotes,
): Promise<Map<string, PageSummary>> {
  let parts: SharedParts | undefined
  const summaries = new Map<string, PageSummary>()
  const refused: string[] = []
  for (const page of pages) {
    const file = join(publicDir, page.file)
    const tree = parsePage(await readFile(file, 'utf8'))
    const gatsbyPage = readGatsbyPage(tree)
    parts ??= await writeSharedParts(publicDir, gatsbyPage)
    const problems = finishHtml(tree, gatsbyPage, parts.scripts, parts.styles)
    if (problems.length > 0) refused.push(headMessage(page, problems))
    const html = htmlOf(tree)
    await writeFile(file, html)
    notes?.set(digestOfPage(html), inlineOf(tree))
    summaries.set(page.path, pageSummary(tree))
  }
  if (refused.length > 0) throw new Error(refused.join('\n'))
  return summaries
}
