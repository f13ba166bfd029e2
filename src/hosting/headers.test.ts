/** The headers of each kind of path. */
import { typeface } from '../site/own/brand'
import { documentPolicy, sitePolicy } from './policies'
import { groupOf, groupPatterns } from './groups'
import { commonHeaders, groupHeaders, headersOf, type HostFacts } from './headers'
import { groups } from './groups'

const facts: HostFacts = {
  scripts: ["'sha256-S'"],
  https: true,
  indexable: true,
  editorHosts: ['https://git.example.org'],
}

test.each<[string, string]>([
  ['/', 'page'],
  ['/about', 'page'],
  ['/de/produkte/lotse', 'page'],
  ['/de/feed.xml', 'page'],
  ['/nowhere', 'page'],
  ['/404.html', 'page'],
  ['/feed.xml', 'data'],
  ['/page-data/index/page-data.json', 'data'],
  ['/app-0123456789abcdef0123.js', 'immutable'],
  ['/styles.0123456789abcdef0123.css', 'immutable'],
  ['/static/font.woff2', 'immutable'],
  ...[typeface.file, ...typeface.further].map((file): [string, string] => [file, 'immutable']),
  ['/fonts/LICENSE.txt', 'data'],
  ['/builds/meta/1.json', 'immutable'],
  ['/builds/latest.json', 'latest'],
  ['/social/home.png', 'social'],
  ['/admin/', 'editorPage'],
  ['/admin/index.html', 'editorPage'],
  ['/admin/config.yml', 'editorFile'],
  ['/admin/admin-ABCD2345.js', 'immutable'],
  ['/administration', 'page'],
])('%s is %s', (path, group) => {
  expect(groupOf(path)).toBe(group)
})

test('every server can read the expressions: Go has no lookaround and no backreferences', () => {
  for (const { pattern } of groupPatterns) expect(pattern).not.toMatch(/\(\?[=!<]|\\\d|`|"/)
})

test('pages: only the site’s own files and hashed inline scripts', () => {
  const policy = headersOf('/about', facts)['Content-Security-Policy'] ?? ''
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "object-src 'none'",
    "script-src 'self' 'sha256-S'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default built-html',
    'upgrade-insecure-requests',
  ])
})

test('locally, over http, nothing is upgraded', () => {
  const local = { ...facts, https: false }
  expect(headersOf('/', local)['Content-Security-Policy']).not.toContain('upgrade')
  expect(headersOf('/admin/', local)['Content-Security-Policy']).toContain('http://localhost:*')
  expect(headersOf('/admin/', facts)['Content-Security-Policy']).not.toContain('localhost')
  // Error pages contain the policy of the published site, also when they are served locally.
  expect(documentPolicy(sitePolicy(facts.scripts, true))).toBe(
    documentPolicy(sitePolicy(facts.scripts, false)),
  )
})

test.each(groups)('%s: no group repeats a common header, and each states who may embed it', (group) => {
  const own = Object.keys(groupHeaders(group, facts))
  expect(own.filter((name) => name in commonHeaders(facts))).toEqual([])
  expect(own).toContain('Cross-Origin-Resource-Policy')
  expect(own).toContain('Cache-Control')
})

test('previews and the editor are kept out of search engines, each by one header', () => {
  expect(headersOf('/about', facts)['X-Robots-Tag']).toBeUndefined()
  expect(headersOf('/admin/', facts)['X-Robots-Tag']).toBe('noindex')
  const preview = { ...facts, indexable: false }
  expect(commonHeaders(preview)['X-Robots-Tag']).toBe('noindex')
  expect(groupHeaders('editorPage', preview)['X-Robots-Tag']).toBeUndefined()
})

test('reports: the endpoint is only declared if they are enabled, and never in the page itself', () => {
  const off = sitePolicy(facts.scripts, true)
  expect(off).not.toContain('report-')
  expect(headersOf('/about', facts)).not.toHaveProperty('Reporting-Endpoints')
  const on = sitePolicy(facts.scripts, true, { endpoint: '/api/reports' })
  expect(on.split('; ')).toEqual(expect.arrayContaining(['report-to site', 'report-uri /api/reports']))
  expect(documentPolicy(on)).toBe(documentPolicy(off))
})
