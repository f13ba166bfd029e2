/** The contact function behind a real HTTP server, with a fake clock. */
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContactConfig } from '../config'
import { logLine, type LogEntry } from '../log'
import { smtpTransport } from '../mail/smtp'
import type { Transport } from '../mail/transport'
import type { State } from '../outbox/records'
import type { Store } from '../outbox/store'
import { startContact, type Contact } from '../service'
import { certificate } from './certificate'
import { memoryStore } from './memory-store'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: string
  json: Record<string, unknown>
}

export type Site = {
  origin: string
  contact: Contact
  store: Store
  log: string[]
  /** Advances the clock, in milliseconds. */
  advance: (time: number) => void
  send: (options: Request) => Promise<Answer>
  /** The ids of the messages in these states. */
  ids: (...of: State[]) => Promise<string[]>
  post: (fields: Record<string, unknown>, headers?: OutgoingHttpHeaders) => Promise<Answer>
  postForm: (fields: Record<string, string>, headers?: OutgoingHttpHeaders) => Promise<Answer>
  close: () => Promise<void>
}

type Request = { method?: string; path?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }

export const testConfig: ContactConfig = {
  delivery: { kind: 'files', folder: '/nowhere' },
  from: 'website@example.com',
  to: ['office@example.com'],
  outbox: { kind: 'directory', folder: '/nowhere' },
  whenUnconfirmed: 'hold',
  origins: [],
  https: false,
  addresses: { kind: 'forwarded', proxies: 1 },
}

/** A transport to a local mail server; attempts time out after `time` milliseconds. */
export const localSmtp = (port: number, time = 5000, login?: { user: string; password: string }): Transport =>
  smtpTransport({
    host: 'localhost',
    port,
    tls: 'starttls',
    ca: certificate,
    time,
    ...(login ? { login } : {}),
  })

function parse(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>
  } catch {
    return {}
  }
}

function exchange(
  port: number,
  { method = 'POST', path = '/api/contact', headers, body }: Request,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path, headers: headers ?? {} },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text,
            json: parse(text),
          })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

type Options = {
  transport?: Transport
  store?: Store
  config?: Partial<ContactConfig>
  /** Deliver in the background, as a server does. */
  delivers?: boolean
}

let visitors = 0

/** Starts the function. Each request comes from a different address unless one is given. */
export async function startSite({
  transport,
  store: given,
  config,
  delivers = true,
}: Options = {}): Promise<Site> {
  const store = given ?? (await memoryStore())
  let moved = 0
  const log: string[] = []
  const contact = startContact({
    config: { ...testConfig, ...config },
    store,
    delivers,
    transport: transport ?? { deliver: () => Promise.resolve({ kind: 'failed', why: 'noServer' }) },
    runtime: {
      log: (entry: LogEntry) => log.push(logLine(entry)),
      now: () => Date.now() + moved,
      random: () => 0.5,
      announce: () => undefined,
    },
  })
  const server = createServer((request, response) => void contact.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const usual = (): OutgoingHttpHeaders => {
    visitors += 1
    return { origin, 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` }
  }
  return {
    origin,
    contact,
    store,
    ids: async (...of) => (await store.list(of)).map(({ message }) => message.id),
    log,
    advance: (time) => (moved += time),
    send: (options) => exchange(port, { ...options, headers: { ...usual(), ...options.headers } }),
    post: (fields, headers) =>
      exchange(port, {
        body: JSON.stringify(fields),
        headers: { ...usual(), 'content-type': 'application/json', ...headers },
      }),
    postForm: (fields, headers) =>
      exchange(port, {
        body: new URLSearchParams(fields).toString(),
        headers: {
          ...usual(),
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
    async close() {
      await contact.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
