/** Serves a built site with the host rules applied; `npm run serve` and the browser tests use it. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import send from 'send'
import { stopTime } from '../../src/contact-server/limits'
import { editorHosts } from '../../src/site/cms-backend'
import {
  answerTo,
  headersOf,
  movedIn,
  notFoundFile,
  scriptsIn,
  type HostFacts,
} from '../../src/hosting/host-rules'
import { mediaType } from '../../src/hosting/media-types'
import { defaultLocale } from '../../src/site/locales'
import { apiFolder } from '../../src/site/routes'
import { siteApi, type Api } from './api-mount'
import { representations } from './representations'

export type RunningSite = { url: string; port: number; close: () => Promise<void> }

type Options = {
  /** 0 picks any free port. */
  port?: number
  /** The address to listen on; by default this machine only. */
  host?: string
  /** The folder of the built site. */
  dir: string
  /** Answers to `/api/…`; by default the site’s own functions. */
  api?: Api
  /** Key and certificate, to serve the site over HTTP/2 as hosts do. */
  tls?: { key: string; cert: string }
}

type Site = {
  dir: string
  facts: Omit<HostFacts, 'scripts'>
  api: Api
  representationOf: ReturnType<typeof representations>
}

/** Responses that the library leaves to us: for a range beyond the file, and for a failed precondition. */
type Refusal = { status?: number; headers?: Record<string, string> }

const notFound = 'Page Not Found\n'

/** Also false for what is no file name at all, such as one that is too long. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** A file that the build wrote for the host; read for each request, because the next build may replace it. */
function written({ dir }: Site, name: string): string {
  const file = join(dir, name)
  return isFile(file) ? readFileSync(file, 'utf8') : ''
}

const factsOf = (site: Site): HostFacts => ({ ...site.facts, scripts: scriptsIn(written(site, '_headers')) })

/** Sends a file with the headers of its address; the library handles conditional requests, ranges and HEAD. */
async function sendFile(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const representation = await site.representationOf(join(site.dir, file), accepted)
  if (!representation) return sendText(response, 404, notFound)
  const { path, etag, varies, coding } = representation
  const ranges = status === 200 && !coding
  // An error page has the headers of a page, whatever the address looks like.
  const headers: Record<string, string> = {
    ...headersOf(status === 200 ? file : notFoundFile(defaultLocale), factsOf(site)),
    'Content-Type': mediaType(file),
    ETag: etag,
    ...(varies && { Vary: 'Accept-Encoding' }),
    ...(coding && { 'Content-Encoding': coding }),
    ...(ranges && { 'Accept-Ranges': 'bytes' }),
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.statusCode = status
  send(request, encodeURIComponent(basename(path)), {
    root: dirname(path),
    dotfiles: 'allow',
    index: false,
    // The host rules and the representation's tag apply, not headers derived from the file's path and mtime.
    cacheControl: false,
    lastModified: false,
    etag: false,
    acceptRanges: ranges && request.method === 'GET',
  })
    .on('error', ({ status: refused = 500, headers: more }: Refusal) => {
      // Removed by a deploy: the response must not be cached like the file.
      if (refused === 404) response.setHeader('Cache-Control', 'no-store')
      response.writeHead(refused, more).end()
    })
    .pipe(response)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(text)
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  for (const [name, value] of Object.entries(headersOf('/file.bin', { ...site.facts, scripts: [] })))
    response.setHeader(name, value)
  if (await site.api(path, request, response)) return
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendText(response, 405, 'Only GET and HEAD are answered here.\n')
    return
  }
  const moved = movedIn(written(site, '_redirects'))
  const decision = answerTo(path, (file) => isFile(join(site.dir, file)), moved)
  if (decision.kind === 'refused') sendText(response, decision.status, 'Bad request\n')
  else if (decision.kind === 'redirect') {
    response.setHeader('Location', [decision.to, ...query].join('?'))
    response.writeHead(decision.status).end()
  } else if (isFile(join(site.dir, decision.file))) {
    await sendFile(site, request, response, decision.file, decision.status)
  } else sendText(response, 404, notFound)
}

/** An invalid editor setting must not take down the site and its contact form. */
function knownEditorHosts(): string[] {
  try {
    return editorHosts(process.env)
  } catch (error) {
    console.error(`${String(error)}\nUntil it is corrected, the editor at /admin reaches no git host.`)
    return []
  }
}

function listen(server: Server | Http2SecureServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/**
 * Starts the server. `close` also ends connections that browsers keep open, but finishes requests to functions, such as
 * a form that is being sent, and the deliveries of the site's own functions, within the same time; HTTP/2 connections
 * end with their browser.
 */
export async function startSite({
  port = 0,
  host = '127.0.0.1',
  dir,
  api: given,
  tls,
}: Options): Promise<RunningSite> {
  const { api, stop } = given ? { api: given } : await siteApi()
  const site: Site = {
    dir,
    // As of a published site.
    facts: { https: tls !== undefined, indexable: true, editorHosts: knownEditorHosts() },
    api,
    representationOf: representations(),
  }
  const server = tls ? createSecureServer({ ...tls, allowHTTP1: true }) : createServer()
  const answering = new Set<Promise<void>>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith(`${apiFolder}/`)) {
      const ended = new Promise<void>((resolve) => response.once('close', resolve))
      answering.add(ended)
      void ended.then(() => answering.delete(ended))
    }
    answer(site, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) sendText(response, 500, 'Internal Server Error\n')
      else response.destroy()
    })
  })
  const actual = await listen(server, port, host)
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const finished = Promise.all([...answering, stop?.()])
    await Promise.race([finished, wait(stopTime, undefined, { ref: false })])
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  }
  return { url: `${tls ? 'https' : 'http'}://localhost:${actual}`, port: actual, close }
}
