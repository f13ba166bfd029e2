/** Mounts the site's function at its address, the way Gatsby and Netlify call it. */
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Answers a request and tells that it did, or leaves it to the files. */
export type Api = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>

type FunctionRequest = IncomingMessage & { body: unknown; query: Record<string, string> }
type FunctionResponse = ServerResponse & {
  status: (code: number) => FunctionResponse
  json: (value: unknown) => void
  send: (value: string | Buffer) => void
  redirect: (status: number, to: string) => void
}
type Handler = (request: FunctionRequest, response: FunctionResponse) => unknown

const contactAddress = '/api/contact'
const contactFile = join(__dirname, '../../src/api/contact.ts')

/** Gatsby's own limit for the body of a function's request, in bytes. */
const bodyLimit = 100 * 1024

/** Reads a body up to the limit; undefined when there is more. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > bodyLimit) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Reads a body by its type, as Gatsby does: JSON and form fields as objects, other text as it is. */
function parseBody(type: string, body: Buffer): unknown {
  if (body.length === 0) return {}
  if (/^application\/json\b/i.test(type)) return JSON.parse(body.toString('utf8'))
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  }
  return /^text\//i.test(type) ? body.toString('utf8') : body
}

function functionResponse(response: ServerResponse): FunctionResponse {
  const extended = response as FunctionResponse
  extended.status = (code) => {
    response.statusCode = code
    return extended
  }
  extended.json = (value) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(value))
  }
  extended.send = (value) => {
    response.end(value)
  }
  extended.redirect = (status, to) => {
    response.writeHead(status, { Location: to }).end()
  }
  return extended
}

async function call(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = functionResponse(response)
  response.setHeader('Cache-Control', 'no-store')
  const raw = await readBody(request)
  if (!raw) {
    answer.status(413).json({ ok: false })
    return
  }
  const extended = request as FunctionRequest
  extended.query = Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams)
  try {
    extended.body = parseBody(request.headers['content-type'] ?? '', raw)
  } catch {
    answer.status(400).json({ ok: false })
    return
  }
  await handler(extended, answer)
}

/** The contact form's function, when the project has it. */
export async function contactApi(): Promise<Api> {
  if (!existsSync(contactFile)) return () => Promise.resolve(false)
  const loaded = (await import(pathToFileURL(contactFile).href)) as {
    default: Handler | { default: Handler }
  }
  const handler = typeof loaded.default === 'function' ? loaded.default : loaded.default.default
  return async (path, request, response) => {
    if (path !== contactAddress) return false
    await call(handler, request, response)
    return true
  }
}
