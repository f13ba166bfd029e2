/** Reads a request body with a size limit and a timeout. */
import type { IncomingMessage } from 'node:http'

export type BodyResult = { body: Buffer } | { refused: 'tooLarge' | 'tooSlow' | 'malformed' }

/** In bytes and milliseconds; `discarded` is how much of an oversized body is drained. */
type Limits = { bytes: number; discarded: number; time: number }

/**
 * Reads the raw body. `tooLarge` is immediate if Content-Length says so; a body without one is drained up to
 * `discarded`, because closing the connection mid-request can lose the response. `tooSlow` after `time`, `malformed` if
 * the client aborts or sends less than announced.
 */
export function readBody(request: IncomingMessage, { bytes, discarded, time }: Limits): Promise<BodyResult> {
  const announced = request.headers['content-length']
  if (announced !== undefined && !/^\d{1,12}$/.test(announced))
    return Promise.resolve({ refused: 'malformed' })
  if (Number(announced ?? 0) > bytes) return Promise.resolve({ refused: 'tooLarge' })

  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = (result: BodyResult): void => {
      clearTimeout(timer)
      request.removeListener('data', onData)
      request.removeListener('end', onEnd)
      request.removeListener('close', onClose)
      if ('refused' in result) request.pause()
      resolve(result)
    }
    const onData = (chunk: Buffer): void => {
      size += chunk.length
      if (size > discarded) return finish({ refused: 'tooLarge' })
      if (size <= bytes) chunks.push(chunk)
      else chunks.length = 0
    }
    const tooLarge = (): boolean => size > bytes
    const onEnd = (): void => finish(tooLarge() ? { refused: 'tooLarge' } : { body: Buffer.concat(chunks) })
    const onClose = (): void => finish({ refused: 'malformed' })
    const timer = setTimeout(() => finish({ refused: tooLarge() ? 'tooLarge' : 'tooSlow' }), time)
    request.on('data', onData)
    request.on('end', onEnd)
    request.on('close', onClose)
    request.on('error', () => undefined)
  })
}
