/** Handles POST /api/reports: CSP violations from browsers, errors from the site's scripts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../contact-server/request/read-body'
import { siteUrl } from '../site/site-url'
import { oncePerMinute, reportLines } from './report-lines'

const types = ['application/csp-report', 'application/reports+json', 'application/json']

/** Bytes, and milliseconds. */
const limits = { bytes: 16_384, discarded: 65_536, time: 5000 }

/** Distinct lines per minute: enough for diagnosis, too few to fill a disk. */
const linesPerMinute = 60

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

type Settings = { enabled: boolean; write: (line: string) => void; now?: () => number }

/** Creates the function. `write` receives each distinct line at most once a minute. */
export function reportTaker({ enabled, write, now = Date.now }: Settings) {
  const passes = oncePerMinute(linesPerMinute)

  async function statusFor(request: IncomingMessage): Promise<number> {
    if (!enabled) return 404
    if (request.method !== 'POST') return 405
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!types.includes(type)) return 415
    const result = await readBody(request, limits)
    if ('refused' in result) return result.refused === 'tooLarge' ? 413 : 400
    for (const line of reportLines(parsed(result.body), siteUrl)) if (passes(line, now())) write(line)
    return 204
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.statusCode = await statusFor(request)
    response.setHeader('Cache-Control', 'no-store')
    if (response.statusCode === 405) response.setHeader('Allow', 'POST')
    response.end()
  }
}
