/** Writes a compressed copy beside each text of a built site, once and well, for the servers that send it. */
import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { editorFolder } from '../../src/hosting/groups'
import { isCompressible, mediaType } from '../../src/hosting/media-types'
import { siteFiles } from './site-files'

/** The codings that there are copies in, the smallest first, with the ending of the copy's name. */
export const codings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const

export type Coding = (typeof codings)[number]['coding']

/** Below this many bytes compression costs more than it saves. */
const smallest = 256

/**
 * Brotli's quality: the last steps save visitors a tenth of the bytes and take twenty times as long, so the editor and
 * very large files do without.
 */
const qualityOf = (file: string, size: number): number =>
  file.startsWith(`${editorFolder}/`) || size > 200_000 ? 9 : constants.BROTLI_MAX_QUALITY

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

/** Writes a file's copies, as old as the file: a server takes an older one for stale. */
async function writeCopies(folder: string, file: string): Promise<void> {
  const path = join(folder, file)
  const { size, atime, mtime } = await stat(path)
  if (size < smallest) return
  const content = await readFile(path)
  for (const { coding, ending } of codings) {
    const copy = await compress[coding](content, qualityOf(file, size))
    // Where it saves nothing, servers send the file itself.
    if (copy.length >= size) continue
    await writeFile(path + ending, copy)
    await utimes(path + ending, atime, mtime)
  }
}

/** Writes the copies of a whole site. @param folder the built site, which nothing may touch afterwards */
export async function precompress(folder: string): Promise<void> {
  const waiting = siteFiles(folder).filter((file) => isCompressible(mediaType(file)))
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await writeCopies(folder, file)
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
}
