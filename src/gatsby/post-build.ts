/** Gatsby's onPostBuild hook: finishes the pages and writes the files that lie beside them. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { rootLocaleScript } from '../client/locale/root-script'
import { startScript } from '../client/start-script'
import { themeScript } from '../client/theme/theme-script'
import type { Feed } from '../seo/feed'
import { localeCodes, type PerLocale } from '../site/locales'
import { siteUrl } from '../site/site-url'
import { writeBuildFiles } from './build-files'
import { buildId } from './build-id'
import { finishHtml, isFinished, scriptsOf, sheetOf, type HeadScripts } from './finish-html'
import { writeIcons } from './icons'
import { builtPages, canonicalPages, type BuiltPage } from './built-pages'
import { indexFiles } from './index-files'
import { lastChanges } from './last-changes'
import type { DescribedPage } from './llms-sections'
import { newsFeed } from './news-feeds'
import { pageFacts } from './page-facts'
import { pageStyles, type PageStyles } from './page-styles'
import { writeSocialImages } from './social-images/write'

/** Files that Gatsby writes for itself; they tell strangers about the build and serve no visitor. */
const internalFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown', '_gatsby', '.cache']

/** Splits the styles that a page of this build holds, and writes those that pages load later. */
async function splitStyles(publicDir: string, html: string): Promise<PageStyles> {
  const scripts = (await readdir(publicDir)).filter((file) => file.endsWith('.js'))
  const code = await Promise.all(scripts.map((file) => readFile(join(publicDir, file), 'utf8')))
  const styles = pageStyles(sheetOf(html), code.join('\n'))
  await writeFile(join(publicDir, styles.rest.path), styles.rest.css)
  return styles
}

/** Writes the file that every page loads at once, and returns its address. */
async function writeStartFile(publicDir: string, html: string): Promise<string> {
  const chunkMap = await readFile(join(publicDir, 'chunk-map.json'), 'utf8')
  const code = startScript(scriptsOf(html), chunkMap)
  const path = `/start-${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`
  await writeFile(join(publicDir, path), code)
  return path
}

async function finishPages(publicDir: string, pages: readonly BuiltPage[]): Promise<void> {
  let parts: { scripts: HeadScripts; styles: PageStyles } | undefined
  for (const { file } of pages) {
    const html = await readFile(join(publicDir, file), 'utf8')
    if (isFinished(html)) continue
    parts ??= {
      scripts: {
        build: buildId(),
        theme: themeScript(),
        rootLocale: rootLocaleScript(),
        startFile: await writeStartFile(publicDir, html),
      },
      styles: await splitStyles(publicDir, html),
    }
    await writeFile(join(publicDir, file), finishHtml(html, parts.scripts, parts.styles))
  }
}

async function writeFiles(publicDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(publicDir, name)), { recursive: true })
    await writeFile(join(publicDir, name), content)
  }
}

/** The pages that search engines may list, with what their finished HTML says about them. */
async function describe(publicDir: string, pages: readonly BuiltPage[]): Promise<DescribedPage[]> {
  return Promise.all(
    canonicalPages(pages).map(async (page) => ({
      ...page,
      facts: pageFacts(await readFile(join(publicDir, page.file), 'utf8')),
    })),
  )
}

/** Gatsby’s hook. The build hashes the pages for the host’s policy afterwards, so nothing may touch them later. */
export async function onPostBuild({ getNodesByType, graphql, reporter, store }: BuildArgs): Promise<void> {
  const root = store.getState().program.directory
  const publicDir = join(root, 'public')
  const pages = builtPages(store)
  await finishPages(publicDir, pages)
  const described = await describe(publicDir, pages)
  const feeds = await Promise.all(
    localeCodes.map(async (code) => [code, await newsFeed(code, graphql)] as const),
  )
  await writeFiles(
    publicDir,
    indexFiles({
      pages: described,
      feeds: Object.fromEntries(feeds) as PerLocale<Feed>,
      changes: lastChanges(root),
      getNodes: (type) => getNodesByType(type),
      origin: siteUrl,
    }),
  )
  await writeIcons(publicDir)
  const report = await writeSocialImages(described, {
    publicDir,
    cacheDir: join(root, 'node_modules', '.cache', 'social-images'),
    siteName: String(getNodesByType('SiteSettings')[0]?.['name'] ?? ''),
  })
  reporter.info(report)
  await writeBuildFiles({ publicDir, pages: pages.map(({ path }) => path) })
  await Promise.all(internalFiles.map((name) => rm(join(publicDir, name), { recursive: true, force: true })))
}
