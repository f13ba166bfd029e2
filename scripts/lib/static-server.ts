/** Serves a built site with the host rules applied; `npm run serve` and the browser tests use it. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { collectInline } from '../../src/site/csp'
import { answerTo, headersOf, movedIn, notFoundFile, type HostFacts } from '../../src/site/host-rules'
import { knownScripts } from '../../src/site/known-scripts'
import type { Redirect } from '../../src/site/redirects'
import { contactApi, type Api } from './api-mount'
import { byteRange } from './byte-range'
import { bodyOf, type Body } from './file-bodies'
import { mediaType } from './media-types'
import { builtPages } from './site-files'

export type RunningSite = { url: string; port: number; close: () => Promise<void> }

type Options = {
  /** 0 takes any free port. */
  port?: number
  /** The folder of the built site. */
  dir: string
  /** Answers to `/api/…`; by default the site's own function, if it has one. */
  api?: Api
}

type Site = { dir: string; facts: HostFacts; moved: readonly Redirect[]; api: Api }

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile()

/** Answers a request for a part of a file; tells whether it was one. */
function sendPart(request: IncomingMessage, response: ServerResponse, { content, etag }: Body): boolean {
  response.setHeader('Accept-Ranges', 'bytes')
  const condition = request.headers['if-range']
  if (request.method !== 'GET' || (condition !== undefined && condition !== etag)) return false
  const range = byteRange(request.headers.range, content.length)
  if (!range) return false
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${content.length}`)
    response.writeHead(416).end()
    return true
  }
  const { first, last } = range
  response.setHeader('Content-Range', `bytes ${first}-${last}/${content.length}`)
  response.setHeader('Content-Length', last - first + 1)
  response.writeHead(206).end(content.subarray(first, last + 1))
  return true
}

function sendFile(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
): void {
  const path = join(site.dir, file)
  const body = bodyOf(path, String(request.headers['accept-encoding'] ?? ''))
  // An error page is a page, whatever the address looked like.
  const headers = headersOf(status === 200 ? file : notFoundFile('en'), site.facts)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('ETag', body.etag)
  if (body.varies) response.setHeader('Vary', 'Accept-Encoding')
  const known = String(request.headers['if-none-match'] ?? '').split(',')
  if (status === 200 && known.some((tag) => tag.trim().replace(/^W\//, '') === body.etag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', mediaType(file))
  if (body.encoding) response.setHeader('Content-Encoding', body.encoding)
  else if (status === 200 && sendPart(request, response, body)) return
  response.setHeader('Content-Length', body.content.length)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body.content)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(text)
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/', query] = (request.url ?? '/').split('?', 2)
  for (const [name, value] of Object.entries(headersOf('/file.bin', site.facts)))
    response.setHeader(name, value)
  if (await site.api(path, request, response)) return
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendText(response, 405, 'Only GET and HEAD are answered here.\n')
    return
  }
  const decision = answerTo(path, (file) => isFile(join(site.dir, file)), site.moved)
  if (decision.kind === 'refused') sendText(response, decision.status, 'Bad request\n')
  else if (decision.kind === 'redirect') {
    response.setHeader('Location', query === undefined ? decision.to : `${decision.to}?${query}`)
    response.writeHead(decision.status).end()
  } else if (isFile(join(site.dir, decision.file))) {
    sendFile(site, request, response, decision.file, decision.status)
  } else sendText(response, 404, 'Page Not Found\n')
}

/** The rules as a published site has them, but over http and for the pages as they are now. */
function localFacts(dir: string): HostFacts {
  return { inline: collectInline(builtPages(dir), knownScripts), https: false, indexable: true }
}

/** The changed addresses, as the build wrote them down for the host. */
function movedPages(dir: string): Redirect[] {
  const file = join(dir, '_redirects')
  return isFile(file) ? movedIn(readFileSync(file, 'utf8')) : []
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** Starts the server on this machine only. `close` also ends connections that browsers keep open. */
export async function startSite({ port = 0, dir, api }: Options): Promise<RunningSite> {
  const site: Site = { dir, facts: localFacts(dir), moved: movedPages(dir), api: api ?? (await contactApi()) }
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) sendText(response, 500, 'Internal Server Error\n')
      else response.destroy()
    })
  })
  const actual = await listen(server, port)
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://localhost:${actual}`, port: actual, close }
}
