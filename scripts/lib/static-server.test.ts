/** The server of `npm run serve`: host rules, compression, revalidation, error pages. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fileStore } from '../../src/contact-server/outbox/file-store'
import { startMailServer } from '../../src/contact-server/testing/mail-server'
import { post } from '../../src/contact-server/testing/processes'
import { sampleRequest, until } from '../../src/contact-server/testing/samples'
import { precompress } from './precompress'
import { startSite, type RunningSite } from './static-server'

const dir = mkdtempSync(join(tmpdir(), 'site-'))
const page = (words: string) =>
  `<!doctype html><title>${words}</title><style>a{}</style>${'<p>text</p>'.repeat(100)}`
const policyWith = (hash: string) => `/*\n  Content-Security-Policy: script-src 'self' '${hash}'\n`
let site: RunningSite

beforeAll(async () => {
  for (const [file, text] of Object.entries({
    _headers: policyWith('sha256-first='),
    'index.html': page('home'),
    'about/index.html': page('about'),
    '404.html': page('Page Not Found'),
    'de/404.html': page('Seite nicht gefunden'),
    'changing.html': page('before'),
    'static/font.woff2': 'font',
    'videos/film.webm': '0123456789',
    'videos/film.en.vtt': 'WEBVTT',
  })) {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  await precompress(dir)
  writeFileSync(join(dir, '..', 'outside.txt'), 'secret')
  const api = (path: string, _: unknown, response: { end: (text: string) => void }) => {
    if (path !== '/api/contact') return Promise.resolve(false)
    response.end('sent')
    return Promise.resolve(true)
  }
  site = await startSite({ dir, api })
})
const ending: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ending) await end()
  await site.close()
  rmSync(dir, { recursive: true })
})

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A plain request: unlike fetch, it changes neither the path nor the body. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    httpRequest({ port: site.port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('an address longer than a file name may be gets the 404 page', async () => {
  const { status, body } = await get(`/${'a'.repeat(3000)}`)
  expect([status, body.toString()]).toEqual([404, page('Page Not Found')])
})

test('a page is sent with its policy, which has the hashes of the site’s scripts', async () => {
  const { status, headers } = await get('/about')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-first=';/)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('after the next build, its policy and its redirects apply', async () => {
  writeFileSync(join(dir, '_headers'), policyWith('sha256-second='))
  writeFileSync(join(dir, '_redirects'), '/former  /about  301\n')
  expect((await get('/about')).headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-second=';/,
  )
  expect(await get('/former')).toMatchObject({ status: 301, headers: { location: '/about' } })
})

test('the query survives the redirect to the canonical address', async () => {
  const { status, headers } = await get('/about/?a=1&b=2?c')
  expect([status, headers.location]).toEqual([301, '/about?a=1&b=2?c'])
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s', async (coding, unpack) => {
  const { headers, body } = await get('/', { 'accept-encoding': coding })
  expect(headers['content-encoding']).toBe(coding)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(unpack(body).toString()).toBe(page('home'))
})

test('a coding with q=0 is not used, and fonts are sent uncompressed', async () => {
  expect(
    (await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'],
  ).toBeUndefined()
  const font = await get('/static/font.woff2', { 'accept-encoding': 'br' })
  expect(font.headers['content-encoding']).toBeUndefined()
  expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('an unchanged page is answered with 304, in the same encoding only', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'br' })
  const tag = headers.etag ?? ''
  expect(await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tag}` })).toMatchObject({
    status: 304,
  })
  expect(await get('/', { 'accept-encoding': 'gzip', 'if-none-match': tag })).toMatchObject({ status: 200 })
  expect(await get('/', { 'if-none-match': '*' })).toMatchObject({ status: 304 })
})

test('a changed file is sent again', async () => {
  const compressed = { 'accept-encoding': 'br' }
  const { headers } = await get('/changing.html', compressed)
  writeFileSync(join(dir, 'changing.html'), page('after'))
  utimesSync(join(dir, 'changing.html'), 1, 1)
  const after = await get('/changing.html', { ...compressed, 'if-none-match': String(headers.etag) })
  expect([headers['content-encoding'], after.headers['content-encoding']]).toEqual(['br', undefined])
  expect([after.status, after.body.toString()]).toEqual([200, page('after')])
})

test('a file that a deploy removes during a request is not found, and found again once it is back', async () => {
  const file = join(dir, 'vanishing.html')
  const write = () => {
    writeFileSync(file, page('there'))
    utimesSync(file, 1, 1)
  }
  write()
  const { readFile } = promises
  const reading = jest.spyOn(promises, 'readFile').mockImplementation((...asked) => {
    rmSync(file, { force: true })
    return readFile(...asked)
  })
  expect((await get('/vanishing.html')).status).toBe(404)
  expect(reading).toHaveBeenCalledTimes(1)
  reading.mockRestore()
  write()
  expect((await get('/vanishing.html')).status).toBe(200)
})

test('HEAD returns the headers and no body', async () => {
  const { status, headers, body } = await get('/', {}, 'HEAD')
  expect([status, body.length]).toEqual([200, 0])
  expect(Number(headers['content-length'])).toBe(page('home').length)
  expect(await get('/videos/film.webm', { range: 'bytes=0-1' }, 'HEAD')).toMatchObject({ status: 200 })
})

test.each([
  ['/nope', 'Page Not Found'],
  ['/nope.png', 'Page Not Found'],
  ['/de/nichts', 'Seite nicht gefunden'],
  ['/404', 'Page Not Found'],
  ['/de/404.html', 'Seite nicht gefunden'],
])('%s is not found, under the policy of pages', async (path, words) => {
  const { status, headers, body } = await get(path)
  expect(status).toBe(404)
  expect(body.toString()).toContain(words)
  expect(headers['content-security-policy']).toBeDefined()
})

test.each(['/../outside.txt', '/%2e%2e/outside.txt', '/about/%2e%2e/%2e%2e/outside.txt'])(
  '%s cannot leave the site’s folder',
  async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(400)
    expect(body.toString()).not.toContain('secret')
  },
)

test('other methods are refused; the function answers at its address', async () => {
  const { status, headers } = await get('/about', {}, 'POST')
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await get('/api/contact', {}, 'POST')).body.toString()).toBe('sent')
})

test('videos and captions have their media types, and are revalidated', async () => {
  const film = await get('/videos/film.webm')
  expect([film.status, film.headers['content-type']]).toEqual([200, 'video/webm'])
  expect(film.headers['accept-ranges']).toBe('bytes')
  expect(film.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect((await get('/videos/film.en.vtt')).headers['content-type']).toBe('text/vtt; charset=utf-8')
})

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=4-99', 206, 'bytes 4-9/10', '456789'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=3-1', 416, 'bytes */10', ''],
  ['bytes=0-1,4-5', 200, undefined, '0123456789'],
  ['pages=1-2', 200, undefined, '0123456789'],
])('a range of a video: %s is answered with %s', async (range, status, part, body) => {
  const got = await get('/videos/film.webm', { range })
  expect([got.status, got.headers['content-range'], got.body.toString()]).toEqual([status, part, body])
})

test('a range of a video that has changed is answered with the whole video', async () => {
  const { headers } = await get('/videos/film.webm')
  const ask = (tag: string) => get('/videos/film.webm', { range: 'bytes=0-1', 'if-range': tag })
  expect((await ask(String(headers.etag))).status).toBe(206)
  expect((await ask('"another"')).status).toBe(200)
})

test('FRM-30: closing answers a form that is being sent', async () => {
  let received: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (received = resolve))
  const slow = await startSite({
    dir,
    api: async (_path, request, response) => {
      received()
      await text(request)
      response.end('sent')
      return true
    },
  })
  const sending = httpRequest({ port: slow.port, host: '127.0.0.1', path: '/api/contact', method: 'POST' })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.write('message=')
  await arrived
  const closed = slow.close()
  // Its turn comes after what closing does at once.
  setImmediate(() => sending.end('Hello'))
  expect((await answered)[0].statusCode).toBe(200)
  await closed
})

test('FRM-30: closing waits until the mail server has confirmed the message that it is receiving', async () => {
  const mail = await startMailServer('slowAfterData')
  ending.push(() => mail.close())
  const outbox = join(dir, 'outbox')
  const before = { ...process.env }
  Object.assign(process.env, {
    CONTACT_SMTP_HOST: 'localhost',
    CONTACT_SMTP_PORT: String(mail.port),
    CONTACT_SMTP_TLS: 'none',
    CONTACT_FROM: 'website@example.com',
    CONTACT_TO: 'office@example.com',
    CONTACT_OUTBOX_DIR: outbox,
  })
  const real = await startSite({ dir })
  const request = sampleRequest()
  expect(await post(real.url, request)).toBe(200)
  await until(() => mail.received.length === 1)
  await real.close()
  process.env = before
  expect((await (await fileStore(outbox)).read(request.submission))?.entry.state).toBe('delivered')
}, 20_000)
