/** Every page within the byte budgets (tests/budgets.ts). */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { budgets } from '../budgets'
import { typeface } from '../../src/site/own/brand'
import type { Check } from '../lib/report'
import type { Page, Site } from '../lib/site'
import { componentFiles, startedScripts, startFileOf } from '../lib/start-file'
import { pageDataFile } from './language'

const inBytes = new Intl.NumberFormat('en').format

/** A tenth of the work for a tenth more bytes. */
const quickQuality = 5

const sizes = new Map<string, number>()

/** The size of a text after Brotli, in bytes. */
function brotliSize(text: string, quality: number): number {
  const key = `${quality} ${text}`
  const found = sizes.get(key)
  if (found !== undefined) return found
  const size = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  sizes.set(key, size)
  return size
}

/** The size of texts after Brotli, at maximum quality unless they are within the budget without it. */
function compressed(texts: readonly string[], budget: number): number {
  const sizeAt = (quality: number) => texts.reduce((sum, text) => sum + brotliSize(text, quality), 0)
  const quick = sizeAt(quickQuality)
  return quick <= budget ? quick : sizeAt(constants.BROTLI_MAX_QUALITY)
}

function over(name: string, size: number, budget: number): string[] {
  return size > budget ? [`${name}: ${inBytes(size)} bytes, the budget is ${inBytes(budget)}`] : []
}

/** The name of a page's component chunk. */
function componentOf(site: Site, page: Page): string {
  const file = [pageDataFile(page.path), pageDataFile(`${page.path}.html`)].find((name) =>
    site.files.has(name),
  )
  if (!file) return ''
  return (JSON.parse(site.text(file)) as { componentChunkName: string }).componentChunkName
}

/** All scripts that a page loads: its start file, those that it adds, and the chunks of the page's component. */
function scriptSize(site: Site, page: Page): number {
  const [started, own] = [startedScripts(site, page), componentFiles(site, page, componentOf(site, page))]
  // Expects runtime, framework and application, plus the component and its shared chunk.
  if (started.length < 3 || own.length < 2) return 0
  const files = new Set([startFileOf(page), ...started, ...own].filter((file) => site.files.has(file)))
  return compressed(
    [...files].map((file) => site.text(file)),
    budgets.scripts,
  )
}

/** The part of the site's style sheet that is only in pages (src/gatsby/page-styles.ts). */
const definitions = /@(?:font-face|property)[^{]*\{[^}]*\}/g

/**
 * All styles of the site: the file with the whole style sheet, and the part that is only in pages
 * (docs/decisions/styles.md).
 */
function allStyles(site: Site, { root }: Page): string {
  const files = root.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '')
  const own = root.querySelector('style')?.text.match(definitions) ?? []
  return [...own, ...files.filter((file) => site.files.has(file)).map((file) => site.text(file))].join('\n')
}

function problemsOf(site: Site, page: Page): string[] {
  const fonts = page.root.querySelectorAll('link[rel=preload][as=font]').length
  const scripts = scriptSize(site, page)
  return [
    ...over('HTML with its CSS', compressed([page.html], budgets.html), budgets.html),
    ...over('CSS', compressed([allStyles(site, page)], budgets.css), budgets.css),
    ...over('scripts', scripts, budgets.scripts),
    ...(scripts > 0 ? [] : ['no scripts found: is the loader read correctly?']),
    ...(fonts === budgets.preloadedFonts
      ? []
      : [`${fonts} fonts preloaded, ${budgets.preloadedFonts} is meant to be`]),
  ]
}

export function sizeChecks(site: Site): Check[] {
  const fonts = [...site.files].filter((file) => file.endsWith('.woff2'))
  const heavy = fonts.flatMap((file) => over(file, statSync(join(site.folder, file)).size, typeface.budget))
  return [
    ...site.pages.map((page) => ({ name: `size ${page.path}`, problems: problemsOf(site, page) })),
    { name: 'fonts', problems: fonts.length > 0 ? heavy : ['no font is built'] },
  ]
}
