/**
 * Cloudflare Pages: its limits, and the headers that result from its rules. Its documentation says: at most 100 header
 * rules, 2,000 characters per line, 2,000 redirects without a pattern and 100 with one; statuses 200, 301, 302, 303,
 * 307 and 308; every matching rule applies, `! Name` unsets what earlier ones have set, values of the same name are
 * joined.
 */
import { runInNewContext } from 'node:vm'
import { cloudflareFiles } from './cloudflare'
import { headersOf, type HostFacts } from './headers'

const facts: HostFacts = {
  scripts: ["'sha256-S'"],
  https: true,
  indexable: true,
  editorHosts: ['https://git.example.org'],
}
const pages = Array.from({ length: 200 }, (_, index) => `/news/article-${index}/index.html`)
const assets = Array.from({ length: 150 }, (_, index) => `/part-0123456789abcdef${1000 + index}.js`)
const files = [
  ...['/index.html', '/404.html', '/de/404.html', '/about/index.html', '/de/index.html', '/robots.txt'],
  ...['/static/a.woff2', '/builds/latest.json', '/builds/meta/1.json', '/social/home.png', '/plain.css'],
  ...['/styles.0123456789abcdef0123.css', '/pagefind/worker.js', '/pagefind/x.pf_index'],
  ...['/admin/index.html', '/admin/translations/index.html', '/admin/config.yml', '/admin/part-ABCD2345.js'],
  ...pages,
  ...assets,
]
const moved = [{ from: '/old', to: '/about' }]
const written = cloudflareFiles({ facts, files, moved })
const fileOf = (name: string): string => written[name] ?? ''

type Rule = { path: string; unset: string[]; set: [string, string][] }

const rules = fileOf('_headers')
  .trim()
  .split(/\n(?=\/)/)
  .map((block): Rule => {
    const [path = '', ...lines] = block.split('\n').map((line) => line.trim())
    const unset = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2).toLowerCase())
    const set = lines
      .filter((line) => !line.startsWith('! '))
      .map((line): [string, string] => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
      })
    return { path, unset, set }
  })

/** The headers of a path, combined as the host does. */
function headersAt(path: string): Map<string, string> {
  const headers = new Map([['access-control-allow-origin', '*']])
  const fits = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    ).test(path)
  for (const { unset, set } of rules.filter((rule) => fits(rule.path))) {
    for (const name of unset) headers.delete(name)
    for (const [name, value] of set) {
      const before = headers.get(name)
      headers.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return headers
}

test('stays within the limits, however many pages and scripts there are', () => {
  expect(rules.length).toBeLessThan(100)
  const lines = `${fileOf('_headers')}${fileOf('_redirects')}`.split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  const redirects = fileOf('_redirects').trim().split('\n')
  expect(redirects.length).toBeLessThanOrEqual(2000)
  // Its parser counts every line after the first pattern as one, too.
  const first = redirects.findIndex((line) => line.includes('*'))
  const [exact, patterns] = [redirects.slice(0, first), redirects.slice(first)]
  expect(patterns.length).toBeLessThanOrEqual(100)
  for (const line of exact) expect(line).toMatch(/^\/[^\s*:]+ \/\S+ (200|301)$/)
})

test.each([
  ...files.filter((file) => file !== '/plain.css'),
  '/',
  '/about',
  '/nope',
  '/nope.png',
  '/de/nichts',
  '/admin/',
])('%s has each of its headers once', (path) => {
  const headers = headersAt(path)
  for (const [name, value] of Object.entries(headersOf(path, facts)))
    expect([name, headers.get(name.toLowerCase())]).toEqual([name, value])
  expect(headers.has('access-control-allow-origin')).toBe(false)
})

test('a missing file that looks like a script gets the policy of pages', () => {
  const policy = headersOf('/', facts)['Content-Security-Policy']
  for (const path of ['/nope', '/nope.js', '/static/nope.js', '/de/nope'])
    expect(headersAt(path).get('content-security-policy')).toBe(policy)
})

test('a file without a hash is not cached for a year', () => {
  expect(headersAt('/plain.css').get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('each page is served at the address without a slash, and the other address redirects there', () => {
  const lines = fileOf('_redirects').split('\n')
  expect(lines).toContain('/about /about/ 200')
  expect(lines).toContain('/about/ /about 301')
  expect(lines).toEqual(expect.arrayContaining(['/old /about 301', '/old/ /about 301']))
  expect(lines.filter((line) => /^\/(admin|\s)/.test(line))).toEqual([])
})

test('a language prefix in other letter case redirects to its pages', () => {
  expect(fileOf('_redirects').split('\n')).toEqual(
    expect.arrayContaining(['/DE /de 301', '/DE/* /de/:splat 301', '/De /de 301', '/De/* /de/:splat 301']),
  )
})

test('the worker is only invoked for functions and error pages', () => {
  const { include } = JSON.parse(fileOf('_routes.json')) as { include: string[] }
  expect(include).toEqual(
    expect.arrayContaining(['/api/*', '/404', '/404.html', '/de/404', '/500', '/de/500.html']),
  )
  expect(include.filter((path) => path.includes('*'))).toEqual(['/api/*'])
})

describe('the worker', () => {
  type Worker = { fetch: (request: Request, env: object) => Promise<Response> }
  const run = async (path: string, env: object, init?: RequestInit): Promise<Response> => {
    const source = fileOf('_worker.js').replace('export default', 'worker =')
    const globals = {
      Request,
      Response,
      Headers,
      URL,
      fetch: (url: string, init: RequestInit) => fetch(url, init),
    }
    const worker = runInNewContext(source, globals) as Worker
    const asked = (request: Request) =>
      Promise.resolve(new Response(new URL(request.url).pathname, { headers: { 'X-From': 'files' } }))
    return worker.fetch(new Request(`https://www.example.com${path}`, init), {
      ASSETS: { fetch: asked },
      ...env,
    })
  }

  test('returns the error pages with their status', async () => {
    const answer = await run('/de/404.html', {})
    expect([answer.status, await answer.text(), answer.headers.get('X-From')]).toEqual([
      404,
      '/de/404',
      'files',
    ])
    expect((await run('/500', {})).status).toBe(500)
  })

  test('proxies requests to the server with the functions, with the visitor’s address', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('sent', { status: 200 }))
    const headers = { 'CF-Connecting-IP': '192.0.2.1', 'X-Forwarded-For': '198.51.100.9' }
    const env = { SITE_FUNCTIONS: 'https://functions.example.com' }
    const answer = await run('/api/contact?a=1', env, { method: 'POST', headers, body: null })
    expect(await answer.text()).toBe('sent')
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://functions.example.com/api/contact?a=1')
    expect(new Headers(init?.headers).get('X-Forwarded-For')).toBe('192.0.2.1')
    fetched.mockRejectedValue(new Error('down'))
    expect((await run('/api/contact', env, { method: 'POST' })).status).toBe(502)
  })

  test('without such a server, leaves the response to the files', async () => {
    expect((await run('/api/contact', {})).headers.get('X-From')).toBe('files')
  })
})
