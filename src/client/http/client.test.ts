/** The HTTP client against a real server (F1 to F26). */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request, type RequestOptions } from './client'
import { requestJson } from './request-json'

type Hit = { method: string; headers: IncomingMessage['headers']; body: string }
type Answer = (response: ServerResponse, hit: number) => void

let server: Server
let address = ''
let answer: Answer
let hits: Hit[] = []

beforeAll(async () => {
  server = createServer((incoming, response) => {
    let body = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (part: string) => (body += part))
    incoming.on('end', () => {
      hits.push({ method: incoming.method ?? '', headers: incoming.headers, body })
      answer(response, hits.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  hits = []
})

const status =
  (code: number, body = '{"why":"test"}'): Answer =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json' }).end(body)
  }

async function failure(options?: RequestOptions): Promise<Record<string, unknown>> {
  try {
    await request(address, options)
  } catch (error) {
    return error as Record<string, unknown>
  }
  throw new Error('The request was expected to fail')
}

describe('retry', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('F1: GET %i is tried twice', async (code) => {
    answer = status(code)
    expect(await failure()).toMatchObject({ status: code })
    expect(hits).toHaveLength(2)
  })
  test.each([400, 401, 403, 404, 405, 410, 418, 422, 451, 501, 505, 507, 599])(
    'F2: GET %i is tried once and rejects',
    async (code) => {
      answer = status(code)
      expect(await failure()).toMatchObject({ status: code })
      expect(hits).toHaveLength(1)
    },
  )
  test.each([200, 301, 600])('F3: GET %i resolves', async (code) => {
    answer = status(code, '{"ok":true}')
    await expect(request(address)).resolves.toEqual({ ok: true })
    expect(hits).toHaveLength(1)
  })
  test('F4: GET 503, then 200', async () => {
    answer = (response, hit) => status(hit === 1 ? 503 : 200, '{"ok":true}')(response, hit)
    await expect(request(address)).resolves.toEqual({ ok: true })
    expect(hits).toHaveLength(2)
  })
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'delete'])(
    'F5: %s is never retried',
    async (method) => {
      answer = status(503)
      expect(await failure({ method })).toMatchObject({ status: 503 })
      expect(hits).toHaveLength(1)
    },
  )
  test.each(['HEAD', 'OPTIONS'])('F6: %s is retried like GET', async (method) => {
    answer = status(503)
    await failure({ method })
    expect(hits).toHaveLength(2)
  })
  test.each([
    [0, 1],
    [false as const, 1],
    [3, 4],
  ])('F7: retry %p gives %i requests', async (retry, count) => {
    answer = status(503)
    await failure({ retry })
    expect(hits).toHaveLength(count)
  })
  test('F8: an explicit retry is honoured for writes', async () => {
    answer = status(503)
    await failure({ method: 'POST', retry: 1 })
    expect(hits).toHaveLength(2)
  })
  test('F10: a destroyed connection is tried twice', async () => {
    answer = (response) => response.destroy()
    const error = await failure()
    expect(hits).toHaveLength(2)
    expect(error.status).toBeUndefined()
    expect(error.cause).toMatchObject({ name: 'TypeError' })
  })
  test('F10b: a response that breaks off counts as a network failure', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"ok"')
      setTimeout(() => response.destroy(), 20)
    }
    expect((await failure()).name).toBe('FetchError')
    expect(hits).toHaveLength(2)
  })
  test('F12: an aborted request is not retried', async () => {
    const controller = new AbortController()
    answer = () => controller.abort()
    expect((await failure({ signal: controller.signal })).cause).toMatchObject({ name: 'AbortError' })
    expect(hits).toHaveLength(1)
  })
  test('F13: each attempt has its own timer', async () => {
    answer = () => undefined
    expect((await failure({ attemptTimeout: 60 })).cause).toMatchObject({ name: 'TimeoutError' })
    expect(hits).toHaveLength(2)
  })
  test('F13b: a slow first response does not affect the second', async () => {
    answer = (response, hit) => {
      if (hit === 2) status(200, '{"ok":true}')(response, hit)
    }
    await expect(request(address, { attemptTimeout: 100 })).resolves.toEqual({ ok: true })
  })
  test.each([404, 503])('F14: ignoreResponseError resolves with the body of %i', async (code) => {
    answer = status(code)
    await expect(request(address, { ignoreResponseError: true })).resolves.toEqual({ why: 'test' })
    expect(hits).toHaveLength(1)
  })
  test('F15: the delay may be a function', async () => {
    answer = status(503)
    const start = Date.now()
    await failure({ retry: 2, retryDelay: () => 120 })
    expect(hits).toHaveLength(3)
    expect(Date.now() - start).toBeGreaterThanOrEqual(235)
  })
})

describe('JSON documents, whose first attempt is made without the client', () => {
  test('F3: 200 resolves', async () => {
    answer = status(200, '{"ok":true}')
    await expect(requestJson(address)).resolves.toEqual({ ok: true })
    expect(hits).toHaveLength(1)
  })
  test('F2: 404 is tried once', async () => {
    answer = status(404)
    await expect(requestJson(address)).rejects.toThrow(`${address}: 404`)
    expect(hits).toHaveLength(1)
  })
  test('F1: 503 is tried twice', async () => {
    answer = status(503)
    await expect(requestJson(address)).rejects.toMatchObject({ status: 503 })
    expect(hits).toHaveLength(2)
  })
  test('F4: 503, then 200', async () => {
    answer = (response, hit) => status(hit === 1 ? 503 : 200, '{"ok":true}')(response, hit)
    await expect(requestJson(address)).resolves.toEqual({ ok: true })
    expect(hits).toHaveLength(2)
  })
  test('F10: a destroyed connection is tried twice', async () => {
    answer = (response) => response.destroy()
    await expect(requestJson(address)).rejects.toMatchObject({ cause: { name: 'TypeError' } })
    expect(hits).toHaveLength(2)
  })
  test('F10b: a response that breaks off is tried again', async () => {
    answer = (response, hit) => {
      if (hit === 2) return status(200, '{"ok":true}')(response, hit)
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"ok"')
      setTimeout(() => response.destroy(), 20)
    }
    await expect(requestJson(address)).resolves.toEqual({ ok: true })
  })
})

describe('bodies', () => {
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  const send = async (options: Record<string, unknown>) => {
    answer = status(200, '{}')
    await request(address, { method: 'POST', ...options } as RequestOptions)
    return hits[0]
  }
  test.each<[string, unknown, string]>([
    ['F16: an object', { a: 1 }, '{"a":1}'],
    ['F17: an array', [1], '[1]'],
    ['F17: an empty object', {}, '{}'],
    ['F17: a number', 5, '5'],
    ['F17: true', true, 'true'],
    ['F17: a date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ['F17: an object with toJSON', { toJSON: () => ({ b: 2 }) }, '{"b":2}'],
    ['F18: an object without prototype', Object.assign(Object.create(null) as object, { a: 1 }), '{"a":1}'],
    ['F18: 0', 0, '0'],
    ['F18: false', false, 'false'],
  ])('%s goes out as JSON with both headers', async (_, body, text) => {
    expect(await send({ body })).toMatchObject({ body: text, headers: json })
  })
  test.each<[string, BodyInit]>([
    ['FormData', new FormData()],
    ['URLSearchParams', new URLSearchParams({ a: '1' })],
    ['Uint8Array', new Uint8Array([65])],
    ['Blob', new Blob(['A'])],
  ])('F19: %s goes out untouched', async (_, body) => {
    const hit = await send({ body })
    expect(hit?.headers.accept).not.toBe('application/json')
    expect(hit?.headers['content-type']).not.toBe('application/json')
  })
  test('F20: a custom content type is kept', async () => {
    const hit = await send({ body: { a: 1 }, headers: { 'content-type': 'text/plain' } })
    expect(hit).toMatchObject({ body: '{"a":1}', headers: { ...json, 'content-type': 'text/plain' } })
  })
  test('F23: GET has no JSON headers', async () => {
    const hit = await send({ method: 'GET' })
    expect(hit?.headers['content-type']).toBeUndefined()
    expect(hit?.headers.accept).not.toBe('application/json')
  })
  test('F24: DELETE sends JSON too', async () => {
    expect(await send({ method: 'DELETE', body: { a: 1 } })).toMatchObject({ body: '{"a":1}', headers: json })
  })
  test('F26: the error names method, address and status, and holds the body', async () => {
    answer = status(404)
    const error = await failure()
    expect(String(error)).toBe(`FetchError: [GET] "${address}": 404 Not Found`)
    expect(error.data).toEqual({ why: 'test' })
  })
})
