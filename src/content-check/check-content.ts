/**
 * Checks the content of a checkout: reads `content/`, `locales/`, downloads and videos, and returns all problems, with
 * those of this site's routes.
 */
import { join } from 'node:path'
import { byPlace, type Problem } from '../content-model/problems'
import { checkSources, knownSiteOf } from './check-sources'
import { interfaceTextProblems } from './files/interface-texts'
import { mediaFolder, pathsBelow, readSource, readTexts } from './files/read-folder'
import { imageFaults, imageLimits } from './images/check-image'
import type { KnownSite } from './known-site'
import { routeProblems } from './routes'
import { readEntries, type Entry } from './sources/read-entries'
import { faultAt, fileProblem, type FileFinding, type SourceFile } from './sources/source'
import { videoFileFaults, videoLimits } from './videos/check-video'

const folders = {
  media: mediaFolder,
  downloads: 'static/downloads',
  videos: 'static/videos',
}

const sitePath = (path: string, folder: string) => path.replace(folder, `/${folder.split('/').at(-1) ?? ''}`)

async function readFileLists(root: string): Promise<{ media: string[]; downloads: string[] }> {
  const pathsIn = async (folder: string) =>
    (await pathsBelow(root, folder)).map((path) => sitePath(path, folder))
  const [media, downloads, videos] = await Promise.all([
    pathsIn(folders.media),
    pathsIn(folders.downloads),
    pathsIn(folders.videos),
  ])
  return { media, downloads: [...downloads, ...videos] }
}

/** Sequentially, so that only one of them is in memory. */
async function fileProblems(
  root: string,
  folder: string,
  maxBytes: number,
  faultsOf: (file: SourceFile, path: string) => Promise<FileFinding[]>,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const path of await pathsBelow(root, folder)) {
    const file = await readSource(root, path, folder, maxBytes)
    problems.push(...(await faultsOf(file, join(root, path))).map((fault) => fileProblem(path, fault)))
  }
  return problems
}

/**
 * Returns all problems of the content below `root` (the project's folder), ordered by file and line. Only those
 * with severity `error` should stop a build. `day` is today as `YYYY-MM-DD`. Throws only if a folder cannot be read.
 */
export async function checkContent(root: string, options: { day?: string } = {}): Promise<Problem[]> {
  const [texts, lists, words, images, videos] = await Promise.all([
    readTexts(root),
    readFileLists(root),
    interfaceTextProblems(root),
    fileProblems(root, folders.media, imageLimits.bytes, imageFaults),
    fileProblems(root, folders.videos, videoLimits.bytes, videoFileFaults),
  ])
  const links = texts
    .filter((file) => file.leavesFolder)
    .map(({ path }) => fileProblem(path, faultAt(1, 'leaves-folder')))
  const files = texts.filter((file) => !file.leavesFolder)
  const entries = checkSources({ files, ...lists }, options)
  return [...links, ...entries, ...routeProblems(), ...words, ...images, ...videos].sort(byPlace)
}

/**
 * Summarizes what links and references may point to, as plain data for the editor. Skips faulty files. Without
 * `drafts`, unpublished entries and images used only by them are left out, so the result may be published.
 */
export async function readKnownSite(
  root: string,
  { drafts, day }: { drafts: boolean; day?: string },
): Promise<KnownSite> {
  const [texts, lists] = await Promise.all([readTexts(root), readFileLists(root)])
  const { entries } = readEntries(texts)
  const known = knownSiteOf(entries, lists, day)
  return drafts ? known : publishedOf(known, entries)
}

function publishedOf(known: KnownSite, entries: readonly Entry[]): KnownSite {
  const published = Object.entries(known.entries).map(
    ([name, list]) => [name, list.filter(({ unpublished }) => !unpublished)] as const,
  )
  const isPublished = ({ collection, id }: Entry) =>
    published.some(([name, list]) => name === collection.name && list.some((each) => each.id === id))
  const words = JSON.stringify(entries.filter(isPublished).map(({ texts }) => [...texts.values()]))
  return {
    ...known,
    entries: Object.fromEntries(published),
    media: known.media?.filter((path) => words.includes(path)) ?? [],
  }
}
