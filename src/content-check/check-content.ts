/** Checks the content of a checkout: reads `content/` and the downloads, and finds all problems of all files. */
import { byPlace, type Problem } from '../content-model/problems'
import { checkSources, knownSiteOf } from './check-sources'
import { pathsBelow, readSource } from './files/read-folder'
import { imageFaults, imageLimits } from './images/check-image'
import type { KnownSite } from './known-site'
import { message } from './rule'
import { maxTextSize } from './sources/decode'
import { readEntries } from './sources/read-entries'
import { fileProblem, type SourceFile } from './sources/source'

const folders = { content: 'content', media: 'content/media', downloads: 'static/downloads' }

const sitePath = (path: string, folder: string) => path.replace(folder, `/${folder.split('/').at(-1) ?? ''}`)

async function readTexts(root: string): Promise<SourceFile[]> {
  const paths = (await pathsBelow(root, folders.content)).filter(
    (path) => !path.startsWith(`${folders.media}/`),
  )
  return Promise.all(paths.map((path) => readSource(root, path, folders.content, maxTextSize)))
}

async function readFileLists(root: string): Promise<{ media: string[]; downloads: string[] }> {
  const [media, downloads] = await Promise.all([
    pathsBelow(root, folders.media),
    pathsBelow(root, folders.downloads),
  ])
  return {
    media: media.map((path) => sitePath(path, folders.media)),
    downloads: downloads.map((path) => sitePath(path, folders.downloads)),
  }
}

/** One after the other, so that no more than one picture is in memory. */
async function imageProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const path of await pathsBelow(root, folders.media)) {
    const file = await readSource(root, path, folders.media, imageLimits.bytes)
    problems.push(...imageFaults(file).map((fault) => fileProblem(path, fault)))
  }
  return problems
}

const outside = message(
  'leaves-folder',
  [
    'the file is a link to a place outside the folder',
    'die Datei ist eine Verknüpfung nach außerhalb des Ordners',
  ],
  ['put the file itself here', 'legen Sie die Datei selbst hier ab'],
)

/**
 * Returns all problems of the content below `root` (the project's folder), ordered by file and line. Only those
 * with severity `error` should stop a build. `day` is today as `YYYY-MM-DD`. Throws only if a folder cannot be read.
 */
export async function checkContent(root: string, options: { day?: string } = {}): Promise<Problem[]> {
  const [texts, lists, images] = await Promise.all([
    readTexts(root),
    readFileLists(root),
    imageProblems(root),
  ])
  const links = texts
    .filter((file) => file.leavesFolder)
    .map(({ path }) => fileProblem(path, { ...outside, line: 1 }))
  const files = texts.filter((file) => !file.leavesFolder)
  return [...links, ...checkSources({ files, ...lists }, options), ...images].sort(byPlace)
}

/** Sums up what links and references may point to, as plain data for the editor. Faulty files are left out. */
export async function readKnownSite(root: string, day?: string): Promise<KnownSite> {
  const [texts, lists] = await Promise.all([readTexts(root), readFileLists(root)])
  return knownSiteOf(readEntries(texts).entries, lists, day)
}
