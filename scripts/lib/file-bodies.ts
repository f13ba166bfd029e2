/** File contents in the encodings that a client takes, each made once and kept until the file changes. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isCompressible, mediaType } from './media-types'

export type Body = { content: Buffer; etag: string; encoding?: 'br' | 'gzip'; varies: boolean }

/** Below this many bytes compression costs more than it saves. */
const smallest = 256

/** Good and still quick; hosts that compress ahead of time reach a little more. */
const brotliQuality = 7

const kept = new Map<string, { changed: number; body: Body }>()

/** Reads `Accept-Encoding`; a coding with `q=0` is refused by the client. */
function preferred(accepted: string): 'br' | 'gzip' | undefined {
  const wanted = (name: string): boolean =>
    accepted.split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().split(';')
      return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    })
  if (wanted('br')) return 'br'
  return wanted('gzip') ? 'gzip' : undefined
}

function encode(content: Buffer, encoding: Body['encoding']): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  }
  return encoding === 'gzip' ? gzipSync(content) : content
}

/** Returns the body of a file for a client. @param accepted the value of its `Accept-Encoding` */
export function bodyOf(file: string, accepted = ''): Body {
  const { mtimeMs: changed, size } = statSync(file)
  const varies = isCompressible(mediaType(file)) && size >= smallest
  const encoding = varies ? preferred(accepted) : undefined
  const key = `${file}\n${encoding ?? ''}`
  const found = kept.get(key)
  if (found?.changed === changed) return found.body
  const content = readFileSync(file)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const body: Body = {
    content: encode(content, encoding),
    // One tag per representation: caches must not mix them up.
    etag: `"${hash}${encoding ? `-${encoding}` : ''}"`,
    varies,
    ...(encoding && { encoding }),
  }
  kept.set(key, { changed, body })
  return body
}
