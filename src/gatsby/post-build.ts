/** Gatsby's onPostBuild hook: finishes the pages and writes the files that accompany them. */
import { constants } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { Feed } from '../seo/feed'
import { collectionsIn } from '../site/collections'
import { localeCodes, type LocaleCode } from '../site/locales'
import { siteUrl } from '../site/site-url'
import { writeBuildFiles } from './build-files'
import { finishPages } from './finish-pages'
import { buildIdOf } from './build-id'
import { buildTime } from './build-time'
import { writeIcons } from './icons'
import { builtPages, canonicalPages, readPage, type BuiltPage, type PageList } from './built-pages'
import { indexFiles } from './index-files'
import { lastSiteOf, outputOf, pictureNotes, siteOutput } from './folders'
import { keptFiles } from './kept-files'
import { lastChanges } from './last-changes'
import { feedList, newsFeed, pagesOfFeed } from './news-feeds'
import { inOrder } from './pages'
import { finishPictures } from './picture-files'
import { reusableOutput } from './reusable-output'
import { siteIndex } from './site-index'
import { writeSocialImages } from './social-images/write'

/** Files that Gatsby writes for itself; they reveal the build to strangers and are of no use to visitors. */
const internalFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown', '_gatsby', '.cache']

async function writeFiles(publicDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(publicDir, name)), { recursive: true })
    await writeFile(join(publicDir, name), content)
  }
}

/** The pages in Gatsby's store. */
type GatsbyPages = ReadonlyMap<string, PageList[number]>

/** The feed of a language, from the page data of its entries. */
async function feedOf(locale: LocaleCode, pages: readonly BuiltPage[], publicDir: string): Promise<Feed> {
  const own = pages.filter(({ meta }) => meta.locale === locale)
  const list = await readPage(publicDir, feedList(locale))
  const entries = pagesOfFeed(own)
  return newsFeed(locale, await Promise.all(entries.map(({ path }) => readPage(publicDir, path))), list)
}

/**
 * Copies Gatsby's output, except the pages, which are finished later: changes made in place would be lost in the next
 * build.
 */
async function copyOutput(from: string, to: string, pages: readonly BuiltPage[]): Promise<void> {
  const finishedLater = new Set(pages.map(({ file }) => join(from, file)))
  const filter = (path: string) => !finishedLater.has(path)
  // If the file system supports it, a copy shares its blocks with the original.
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter })
}

/** Gatsby’s hook. The policy of a page contains the hash of its styles, so nothing may change the pages afterwards. */
export async function onPostBuild({ getNodesByType, reporter, store }: BuildArgs): Promise<void> {
  const root = store.getState().program.directory
  const publicDir = siteOutput(root)
  reporter.info(`Pictures: ${await finishPictures()} files.`)
  const gatsbyDir = outputOf(root)
  const id = await buildIdOf(gatsbyDir, internalFiles)
  const pages = await builtPages(inOrder((store.getState().pages as GatsbyPages).values()), gatsbyDir)
  await copyOutput(gatsbyDir, publicDir, pages)
  const summaries = await finishPages(root, publicDir, pages)
  const listed = canonicalPages(pages)
  const feeds = await Promise.all(
    (collectionsIn('feed').length > 0 ? localeCodes : []).map(
      async (code) => [code, await feedOf(code, listed, publicDir)] as const,
    ),
  )
  await writeFiles(
    publicDir,
    indexFiles({
      pages: listed,
      feeds: Object.fromEntries(feeds),
      changes: lastChanges(root),
      content: siteIndex((type) => getNodesByType(type)),
      origin: siteUrl,
    }),
  )
  await writeIcons(publicDir)
  const output = await reusableOutput<undefined>({
    notes: pictureNotes(root),
    last: lastSiteOf(root),
    site: publicDir,
  })
  const report = await writeSocialImages(listed, {
    output,
    contentDir: join(root, 'content'),
    kept: keptFiles(),
    siteName: String(getNodesByType('SiteSettings')[0]?.['name'] ?? ''),
  })
  await output.write()
  reporter.info(report)
  await writeBuildFiles({ publicDir, pages: summaries, id, timestamp: buildTime(root) })
  await Promise.all(internalFiles.map((name) => rm(join(publicDir, name), { recursive: true, force: true })))
}
