/** The `_headers` and `_redirects` files: complete, and no path matches two rules with the same header. */
import { headersOf, type HostFacts } from './headers'
import {
  headerRules,
  headersFile,
  movedIn,
  redirectRules,
  scriptsIn,
  statedForAll,
  type HeaderRule,
} from './netlify'

const facts: HostFacts = {
  scripts: [],
  https: true,
  indexable: true,
  editorHosts: [],
}
const files = [
  '/index.html',
  '/404.html',
  '/about.html',
  '/about/jobs/index.html',
  '/de/index.html',
  '/de/feed.xml',
  '/newsletter.txt',
  '/robots.txt',
  '/app-0123456789abcdef0123.js',
  '/static/a.woff2',
  '/page-data/index/page-data.json',
  '/builds/latest.json',
  '/builds/meta/1.json',
  '/social/home.png',
  '/admin/index.html',
  '/admin/config.yml',
  '/admin/translations/index.html',
  '/admin/translations.json',
  '/static-list.json',
  '/admin/admin-ABCD2345.js',
  '/_headers',
]

/** How Netlify matches a rule's path: a folder pattern is a prefix, and case is ignored. */
function matches(rule: HeaderRule, path: string): boolean {
  const folder = rule.path.endsWith('/*')
  const text = folder ? rule.path.slice(0, -2) : rule.path.replace(/\/$/, '')
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(folder ? `^${pattern}/?(.*)/?$` : `^${pattern}/?$`, 'i').test(path)
}

const rules = headerRules(files, facts)
const paths = [
  ...files,
  '/',
  '/about',
  '/about/jobs',
  '/de',
  '/de/produkte/lotse',
  '/news/x',
  '/en/___contact',
  '/___contact',
  '/admin/',
]

test.each(paths.filter((path) => path !== '/_headers' && path !== '/newsletter.txt'))(
  '%s gets each header once, with the right value',
  (path) => {
    const found = rules
      .filter((rule) => matches(rule, path))
      .flatMap(({ headers }) => Object.entries(headers))
    const names = found.map(([name]) => name).filter((name) => !statedForAll.includes(name))
    expect(names).toEqual([...new Set(names)])
    // Files other than pages have no opener, so a rule about it does not affect them.
    const opener = { 'Cross-Origin-Opener-Policy': 'same-origin' }
    expect(Object.fromEntries(found)).toEqual({ ...opener, ...headersOf(path, facts) })
  },
)

test.each(['/nope', '/foo/bar', '/admin/nope'])(
  '%s, which is unknown, is closed to other origins',
  (path) => {
    const found = rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers)
    expect(Object.assign({}, ...found)).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    })
  },
)

test('only the editor and link previews have a second rule about other origins', () => {
  const again = rules.slice(1).filter(({ headers }) => statedForAll.some((name) => name in headers))
  expect(again.map(({ path }) => path)).toEqual([
    '/admin/index.html',
    '/admin/',
    '/admin/translations/index.html',
    '/admin/translations/',
    '/social/*',
  ])
})

test('a file whose name starts like a folder of pages has no rule of its own', () => {
  expect(rules.map(({ path }) => path)).toContain('/news/*')
  expect(rules.map(({ path }) => path)).not.toContain('/newsletter.txt')
})

test('the file has one block per rule', () => {
  const text = headersFile([
    { path: '/*', headers: { 'X-A': '1' } },
    { path: '/', headers: { 'X-B': '2' } },
  ])
  expect(text).toBe('/*\n  X-A: 1\n/\n  X-B: 2\n')
})

test('404 pages are in the language of the path, the default language last', () => {
  expect(redirectRules([])).toMatch(/\n\/de\/\* {2}\/de\/404\.html {2}404\n\/\* {2}\/404\.html {2}404\n$/)
})

test.each(['/404  /404.html  404!', '/de/404  /de/404.html  404!', '/500  /500.html  500!'])(
  'an error page returns its error status at its own address: %s',
  (line) => {
    expect(redirectRules([]).split('\n')).toContain(line)
  },
)

test('redirects come before the 404 pages, and are parsed as written', () => {
  const moved = [{ from: '/de/services/alt', to: '/de/services/beratung' }]
  expect(redirectRules(moved)).toMatch(/\n\/de\/services\/alt {2}\/de\/services\/beratung {2}301\n\/de\/\*/)
  expect(movedIn(redirectRules(moved))).toEqual(moved)
})

test('the hashes of the inline scripts are parsed as written', () => {
  const scripts = ["'sha256-a+b/c='", "'sha256-d='"]
  expect(scriptsIn(headersFile(headerRules(files, { ...facts, scripts })))).toEqual(scripts)
})
