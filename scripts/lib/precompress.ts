/** Writes compressed copies of a built site's text files for servers to send. */
import { existsSync } from 'node:fs'
import { link, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { editorFolder } from '../../src/site/routes'
import { atMost } from '../../src/lib/at-most'
import { isCompressible, mediaType } from '../../src/hosting/media-types'
import { siteFiles } from './site-files'

/** The encodings, smallest output first, with the file extension of the copy. */
export const codings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const

export type Coding = (typeof codings)[number]['coding']

/** Minimum file size in bytes for compression to pay off. */
const smallest = 256

/** Up to this many files get maximum compression: all texts of a site with some 200 pages. */
const mostThorough = 800

/** Shallow addresses are requested more often: the home page, scripts and lists before articles. */
const depthOf = (file: string): number => file.split('/').length
const byDepth = (a: string, b: string): number => depthOf(a) - depthOf(b) || (a < b ? -1 : 1)

/**
 * Brotli's quality. The highest levels save visitors a tenth of the bytes but take forty times as long, so the editor,
 * very large files and, on large sites, deep pages do without them.
 */
function qualityOf(file: string, size: number, thorough: boolean): number {
  if (!thorough) return 6
  return file.startsWith(`${editorFolder}/`) || size > 300_000 ? 9 : constants.BROTLI_MAX_QUALITY
}

const compress: Readonly<Record<Coding, (content: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (content, quality) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** The files of a built site that are worth compressing, and which of them get maximum compression. */
function texts(folder: string): { files: string[]; thorough: ReadonlySet<string> } {
  const files = siteFiles(folder).filter((file) => isCompressible(mediaType(file)))
  return { files, thorough: new Set([...files].sort(byDepth).slice(0, mostThorough)) }
}

/** Whether a file of an earlier build has the same bytes; those that the build has linked need not be read. */
async function isSame(earlier: string, path: string): Promise<boolean> {
  try {
    const [before, now] = await Promise.all([stat(earlier, { bigint: true }), stat(path, { bigint: true })])
    if (before.size !== now.size) return false
    if (before.dev === now.dev && before.ino === now.ino) return true
    return (await readFile(earlier)).equals(await readFile(path))
  } catch {
    return false
  }
}

/** Links an earlier build's copy. Returns false if there is none, or if the file system does not allow it. */
const takeCopy = (before: string, path: string): Promise<boolean> =>
  link(before, path).then(
    () => true,
    () => false,
  )

/**
 * Writes a file's copies with the file's mtime: a server treats an older copy as stale. Unchanged ones keep their
 * times.
 */
async function writeCopies(
  folder: string,
  file: string,
  thorough: boolean,
  before: string | undefined,
): Promise<void> {
  const path = join(folder, file)
  const { size } = await stat(path)
  if (size < smallest) return
  const earlier = before && join(before, file)
  const isAsBefore = earlier !== undefined && (await isSame(earlier, path))
  const { atime, mtime } = await stat(isAsBefore ? earlier : path)
  if (isAsBefore) await utimes(path, atime, mtime)
  for (const { coding, ending } of codings) {
    if (isAsBefore && (await takeCopy(earlier + ending, path + ending))) continue
    const copy = await compress[coding](await readFile(path), qualityOf(file, size, thorough))
    // If compression saves nothing, servers send the file itself.
    if (copy.length >= size) continue
    await writeFile(path + ending, copy)
    await utimes(path + ending, atime, mtime)
  }
}

/**
 * Writes the copies of a whole site.
 * @param folder the built site, which must not change afterwards
 * @param before an earlier build of it, whose copies of identical files are reused
 */
export async function precompress(folder: string, before?: string): Promise<void> {
  const { files, thorough } = texts(folder)
  const earlier = before && existsSync(before) ? texts(before) : undefined
  await atMost(availableParallelism() + 1, files, (file) => {
    const isThorough = thorough.has(file)
    const alike = before && earlier?.thorough.has(file) === isThorough
    return writeCopies(folder, file, isThorough, alike ? before : undefined)
  })
}
