/** Gatsby's onPostBuild hook: finishes the pages and writes the files that lie beside them. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { earlyScript } from '../client/early-script'
import { rootLocaleScript } from '../client/locale/root-script'
import { themeScript } from '../client/theme/theme-script'
import { siteUrl } from '../site/site-url'
import { writeBuildFiles } from './build-files'
import { buildId } from './build-id'
import { finishHtml, isFinished, sheetOf } from './finish-html'
import { writeIcons } from './icons'
import { builtPages, type BuiltPage } from './built-pages'
import { indexFiles } from './index-files'
import { pageStyles, type PageStyles } from './page-styles'
import { writeSocialImages } from './social-images'

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

async function finishPages(publicDir: string, pages: readonly BuiltPage[]): Promise<void> {
  const chunks = await readFile(join(publicDir, 'chunk-map.json'), 'utf8')
  const chunkList = `window.___chunkMapping=${JSON.stringify(chunks)};`
  const hash = createHash('sha256').update(chunkList).digest('hex').slice(0, 20)
  const scripts = {
    build: buildId(),
    theme: themeScript(),
    early: earlyScript(),
    rootLocale: rootLocaleScript(),
    chunkFile: `/chunks-${hash}.js`,
  }
  await writeFile(join(publicDir, scripts.chunkFile), chunkList)
  let styles: PageStyles | undefined
  for (const { file } of pages) {
    const html = await readFile(join(publicDir, file), 'utf8')
    if (isFinished(html)) continue
    styles ??= await splitStyles(publicDir, html)
    await writeFile(join(publicDir, file), finishHtml(html, scripts, styles))
  }
}

async function writeFiles(publicDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(publicDir, name)), { recursive: true })
    await writeFile(join(publicDir, name), content)
  }
}

/** Gatsby’s hook. The build hashes the pages for the host’s policy afterwards, so nothing may touch them later. */
export async function onPostBuild({ getNodesByType, store }: BuildArgs): Promise<void> {
  const publicDir = join(store.getState().program.directory, 'public')
  const pages = builtPages(store)
  await finishPages(publicDir, pages)
  await writeFiles(
    publicDir,
    indexFiles(pages, (type) => getNodesByType(type), siteUrl),
  )
  await writeIcons(publicDir)
  await writeSocialImages(publicDir, pages)
  await writeBuildFiles({ publicDir, pages: pages.map(({ path }) => path) })
  await Promise.all(internalFiles.map((name) => rm(join(publicDir, name), { recursive: true, force: true })))
}
