/** Writes compressed copies of a built site's text files, for servers that send them. */
import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { editorFolder } from '../../src/hosting/groups'
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
 * Brotli's quality. The last steps save visitors a tenth of the bytes and take forty times as long, so the editor, very
 * large files, and on large sites the pages deep down do without.
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

/** Writes a file's copies with the file's mtime: a server takes an older one for stale. */
async function writeCopies(folder: string, file: string, thorough: boolean): Promise<void> {
  const path = join(folder, file)
  const { size, atime, mtime } = await stat(path)
  if (size < smallest) return
  const content = await readFile(path)
  const quality = qualityOf(file, size, thorough)
  for (const { coding, ending } of codings) {
    const copy = await compress[coding](content, quality)
    // If it saves nothing, servers send the file itself.
    if (copy.length >= size) continue
    await writeFile(path + ending, copy)
    await utimes(path + ending, atime, mtime)
  }
}

/** Writes the copies of a whole site. @param folder the built site, which nothing may touch afterwards */
export async function precompress(folder: string): Promise<void> {
  const waiting = siteFiles(folder).filter((file) => isCompressible(mediaType(file)))
  const thorough = new Set([...waiting].sort(byDepth).slice(0, mostThorough))
  await atMost(availableParallelism() + 1, waiting, (file) => writeCopies(folder, file, thorough.has(file)))
}
