/** The representations of a file: as it is, or compressed once and kept until the file changes. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible, mediaType } from '../../src/hosting/media-types'

type Coding = 'br' | 'gzip'

/** `path` is the file to send; `varies`: whether other clients get another representation. */
export type Representation = { path: string; etag: string; varies: boolean; coding?: Coding }

/** Below this many bytes compression costs more than it saves. */
const smallest = 256

/** Good and still quick; hosts that compress ahead of time reach a little more. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

const compress: Readonly<Record<Coding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, brotliQuality),
  gzip: promisify(gzip),
}

/** Reads `Accept-Encoding`; a coding with `q=0` is refused by the client. */
function preferred(accepted: string): Coding | undefined {
  const wanted = (name: Coding): boolean =>
    accepted.split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().split(';')
      return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    })
  if (wanted('br')) return 'br'
  return wanted('gzip') ? 'gzip' : undefined
}

/** Keeps compressed files in a folder of its own, which `close` removes. */
export function representations() {
  const folder = mkdtempSync(join(tmpdir(), 'site-compressed-'))
  const kept = new Map<string, { changed: number; made: Promise<Representation> }>()

  async function make(file: string, varies: boolean, coding?: Coding): Promise<Representation> {
    const content = await readFile(file)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    if (!coding) return { path: file, etag: `"${hash}"`, varies }
    const path = join(folder, `${hash}.${coding}`)
    await writeFile(path, await compress[coding](content))
    // One tag per representation: caches must not mix them up.
    return { path, etag: `"${hash}-${coding}"`, varies, coding }
  }

  return {
    /** Returns what to send to a client. @param accepted the value of its `Accept-Encoding` */
    async of(file: string, accepted = ''): Promise<Representation> {
      const { mtimeMs: changed, size } = await stat(file)
      const varies = isCompressible(mediaType(file)) && size >= smallest
      const coding = varies ? preferred(accepted) : undefined
      const key = `${file}\n${coding ?? ''}`
      const found = kept.get(key)
      if (found?.changed === changed) return found.made
      const made = make(file, varies, coding)
      kept.set(key, { changed, made })
      return made
    },
    close: (): void => rmSync(folder, { recursive: true, force: true }),
  }
}
