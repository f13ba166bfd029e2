/** The only pass over the built pages: each is parsed at most once, finished, digested, and written once. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageSummary } from '../client/builds/payload'
import { inlineScripts, startScript } from '../early/compile'
import { unknownScripts } from '../hosting/csp'
import { attributeOf, htmlOf, parsePage } from '../html/tree'
import type { BuiltPage } from './built-pages'
import { finishHtml, type HeadScripts } from './finish-html'
import { finishedNotes, lastSiteOf, outputOf } from './folders'
import { readGatsbyPage, type GatsbyPage } from './gatsby-page'
import { headMessage } from './head-check'
import { pageSummary } from './page-digest'
import { pageStyles, type PageStyles } from './page-styles'
import { reusableOutput, type ReusableOutput } from './reusable-output'
import { digestOf } from '../lib/digest'

/** Reads the sheet named by a page of this build, and writes the file that pages load later. */
async function readStyles(publicDir: string, { sheet }: GatsbyPage): Promise<PageStyles> {
  const css = await readFile(join(publicDir, attributeOf(sheet, 'data-href') ?? ''), 'utf8')
  const scripts = (await readdir(publicDir)).filter((file) => file.endsWith('.js'))
  const code = await Promise.all(scripts.map((file) => readFile(join(publicDir, file), 'utf8')))
  const styles = pageStyles(css, code.join('\n'))
  await writeFile(join(publicDir, styles.all.path), styles.all.css)
  return styles
}

/** Writes the file that every page loads after its first paint, and returns its address. */
async function writeStartFile(
  publicDir: string,
  { scripts }: GatsbyPage,
  { all }: PageStyles,
): Promise<string> {
  const chunkMap = await readFile(join(publicDir, 'chunk-map.json'), 'utf8')
  const code = startScript({ ...scripts, chunkMap, styles: all.path })
  const path = `/start-${digestOf(code, 20)}.js`
  await writeFile(join(publicDir, path), code)
  return path
}

type SharedParts = { scripts: HeadScripts; styles: PageStyles; output: ReusableOutput<PageSummary> }

/** Writes the parts shared by all pages of a build, as found in the first one. */
async function writeSharedParts(root: string, publicDir: string, first: GatsbyPage): Promise<SharedParts> {
  const styles = await readStyles(publicDir, first)
  const startFile = await writeStartFile(publicDir, first, styles)
  const shared = `${startFile} ${styles.all.path}`
  return {
    scripts: { ...inlineScripts(), startFile },
    styles,
    output: await reusableOutput(
      { notes: finishedNotes(root), last: lastSiteOf(root), site: publicDir },
      shared,
    ),
  }
}

/**
 * Finishes all pages that Gatsby has written, puts each into `publicDir`, and returns facts about each for the browser.
 * @param root the project's folder, with Gatsby's pages and those finished by the last build
 * @param publicDir the site, with the rest of Gatsby's output
 * @throws {Error} if a page contains an inline script that is not the site's, or undeclared elements in its head; names
 * all such pages at once
 */
export async function finishPages(
  root: string,
  publicDir: string,
  pages: readonly BuiltPage[],
): Promise<Map<string, PageSummary>> {
  let parts: SharedParts | undefined
  const summaries = new Map<string, PageSummary>()
  const refused: string[] = []
  for (const page of pages) {
    const gatsbyHtml = await readFile(join(outputOf(root), page.file), 'utf8')
    parts ??= await writeSharedParts(root, publicDir, readGatsbyPage(parsePage(gatsbyHtml)))
    const { scripts, styles, output } = parts
    const summary = await output.put(page.file, gatsbyHtml, () => {
      const tree = parsePage(gatsbyHtml)
      const problems = finishHtml(tree, readGatsbyPage(tree), scripts, styles)
      if (problems.length > 0) refused.push(headMessage(page, problems))
      refused.push(...unknownScripts(page.file, tree))
      return { content: htmlOf(tree), facts: pageSummary(tree) }
    })
    summaries.set(page.path, summary)
  }
  if (refused.length > 0) throw new Error(refused.join('\n'))
  await parts?.output.write()
  return summaries
}
