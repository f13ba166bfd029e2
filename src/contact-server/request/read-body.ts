/** Reads a request body within a size and a time. */
import type { IncomingMessage } from 'node:http'

export type BodyResult = { body: Buffer } | { refused: 'tooLarge' | 'tooSlow' | 'malformed' }

type Limits = { bytes: number; time: number }

/**
 * Reads the body as it was sent. `tooLarge` comes before the rest is read, `tooSlow` when it is not there after
 * `time` milliseconds, `malformed` when the sender gave up or sent less than announced.
 */
export function readBody(request: IncomingMessage, { bytes, time }: Limits): Promise<BodyResult> {
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
      if (size > bytes) return finish({ refused: 'tooLarge' })
      chunks.push(chunk)
    }
    const onEnd = (): void => finish({ body: Buffer.concat(chunks) })
    const onClose = (): void => finish({ refused: 'malformed' })
    const timer = setTimeout(() => finish({ refused: 'tooSlow' }), time)
    request.on('data', onData)
    request.on('end', onEnd)
    request.on('close', onClose)
    request.on('error', () => undefined)
  })
}
