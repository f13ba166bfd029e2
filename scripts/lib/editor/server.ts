/** The editor's local server, on 127.0.0.1 only: its files, its storage, and the state of translations. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { hashedAsset } from '../../../src/hosting/groups'
import { mediaType } from '../../../src/hosting/media-types'
import type { ApiRequest } from './decap-server'
import { ForbiddenPath } from './guard'

/** Names under which a browser on this machine reaches the server. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Files whose names contain a content hash; browsers load them once, however often an editor opens the pages. */
const isHashed = new RegExp(hashedAsset)

/** The largest request in bytes: a few pictures in base64. */
const largestRequest = 80_000_000

export type EditorServer = {
  /** Folders that are searched for files of /admin, in order. */
  folders: readonly string[]
  answer: (request: ApiRequest) => Promise<unknown>
  /** Dynamic responses, by path. */
  fresh?: Readonly<Record<string, () => Promise<unknown>>>
  /** Dynamic responses whose paths depend on the content. */
  freshBelow?: Readonly<Record<string, (path: string) => Promise<unknown>>>
  /** The `Content-Security-Policy` header of the pages. */
  policy?: string
}

/** Rejects cross-site writes, and reads via DNS rebinding. */
function isOwnRequest({ headers }: IncomingMessage): boolean {
  const name = (host: string | undefined) => (host ?? '').replace(/:\d+$/, '')
  if (!loopback.has(name(headers.host))) return false
  return !headers.origin || loopback.has(name(headers.origin.replace(/^https?:\/\//, '')))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > largestRequest) throw new RangeError('The request is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(value ?? null))
}

function statusOf(error: unknown): number {
  if (error instanceof ForbiddenPath) return 403
  if (error instanceof RangeError) return 413
  return error instanceof SyntaxError ? 422 : 500
}

async function api(request: IncomingMessage, response: ServerResponse, server: EditorServer): Promise<void> {
  try {
    if (!request.headers['content-type']?.startsWith('application/json'))
      throw new SyntaxError('Only JSON is answered.')
    sendJson(response, 200, await server.answer(JSON.parse(await bodyOf(request)) as ApiRequest))
  } catch (error) {
    const status = (error as { status?: number }).status ?? statusOf(error)
    sendJson(response, status, { error: error instanceof Error ? error.message : String(error) })
  }
}

async function file(
  path: string,
  response: ServerResponse,
  { folders, policy }: EditorServer,
): Promise<void> {
  const wanted = join('/', extname(path) ? path : join(path, 'index.html'))
  for (const folder of folders) {
    const content = await readFile(join(folder, wanted)).catch(() => undefined)
    if (!content) continue
    response.writeHead(200, {
      'content-type': mediaType(wanted),
      'cache-control': isHashed.test(wanted) ? 'max-age=31536000, immutable' : 'no-store',
      ...(policy ? { 'content-security-policy': policy } : {}),
    })
    response.end(content)
    return
  }
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  server: EditorServer,
): Promise<void> {
  const path =
    decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, '')).replace(/^\/admin(?=\/|$)/, '') || '/'
  const below = Object.entries(server.freshBelow ?? {}).find(([folder]) => path.startsWith(folder))
  if (!isOwnRequest(request)) response.writeHead(403).end('Only for this machine')
  else if (path === '/api' && request.method === 'POST') await api(request, response, server)
  else if (server.fresh?.[path]) sendJson(response, 200, await server.fresh[path]())
  else if (below) sendJson(response, 200, await below[1](path))
  else await file(path, response, server)
}

/** Listens on a free port of 127.0.0.1. */
export async function startEditorServer(server: EditorServer): Promise<{ server: Server; address: string }> {
  const listening = createServer((request, response) => {
    handle(request, response, server).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { error: String(error) })
    })
  })
  await new Promise<void>((resolve, reject) => {
    listening.once('error', reject)
    listening.listen(0, '127.0.0.1', resolve)
  })
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The editor’s server has no port.')
  return { server: listening, address: `http://127.0.0.1:${address.port}` }
}
