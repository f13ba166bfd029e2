/** Raw byte-level requests that no HTTP client sends. */
import { connect } from 'node:net'
import type { Site } from './contact-site'

/**
 * Sends bytes unchanged, `pause` milliseconds apart, and returns the response once the server closes or `time` has
 * passed.
 */
export function exchangeRaw(
  { origin }: Site,
  pieces: Iterable<string | Buffer>,
  { time = 12_000, pause = 0 } = {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    let answer = ''
    const timer = setTimeout(() => socket.destroy(), time)
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('utf8')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
    void (async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return
        socket.write(piece)
        await new Promise((next) => setTimeout(next, pause))
      }
    })()
  })
}

/** The head of a request from the site's own page. */
export const rawHead = ({ origin }: Site, ...lines: string[]): string =>
  ['POST /api/contact HTTP/1.1', `Host: ${new URL(origin).host}`, `Origin: ${origin}`, ...lines, '', ''].join(
    '\r\n',
  )

export const rawJson = 'Content-Type: application/json'
