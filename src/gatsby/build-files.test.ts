/** The files of a build (B7, B8) and the fingerprint of a page. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseMetadata } from '../client/builds/metadata'
import { parsePage } from '../html/tree'
import { publicPaths, routeMatcher, writeBuildFiles } from './build-files'
import { buildIdOf } from './build-id'
import { buildTime } from './build-time'
import { pageDigest, pageSummary } from './page-digest'

const page = (main: string, head = '<title>About – Musterwerk</title>') =>
  `<!doctype html><html><head>${head}</head><body><header>menu</header><main id="m" class="a1">${main}</main></body></html>`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

test('B7: latest, metadata and payloads are written and consistent', async () => {
  const paths = ['/', '/about/', '/de/ueber-uns', '/404', '/de/404', '/404.html', '/500']
  const pages = new Map(paths.map((path) => [path, pageSummary(parsePage(page(`<h1>${path}</h1>`)))]))
  write('page-data/app-data.json', '{"webpackCompilationHash":"c"}')
  await writeBuildFiles({ publicDir: folder, pages, id: 'abc', timestamp: 5 })
  expect(read('page-data/app-data.json')).toEqual({ webpackCompilationHash: 'c', build: 'abc' })
  expect(read('builds/latest.json')).toEqual({ id: 'abc', timestamp: 5 })
  const metadata = parseMetadata(read('builds/meta/abc.json'))
  expect(metadata).toMatchObject({ id: 'abc', timestamp: 5, prerendered: ['/', '/about', '/de/ueber-uns'] })
  for (const path of metadata?.prerendered ?? []) {
    const summary = { title: 'About – Musterwerk', digest: expect.stringMatching(/^[\da-f]{16}$/) as string }
    expect(read(`${path}/_payload.json`)).toEqual({ data: { [path]: summary } })
  }
})

test('B8: a build is named by its content: the same name for the same sources, another after any change', async () => {
  write('about/index.html', 'a')
  write('webpack.stats.json', 'differs from folder to folder')
  write('static/abc/picture.png', 'p')
  const before = await buildIdOf(folder, ['webpack.stats.json'])
  expect(before).toMatch(/^[\da-f]{32}$/)
  write('webpack.stats.json', 'otherwise')
  expect(await buildIdOf(folder, ['webpack.stats.json'])).toBe(before)
  write('about/index.html', 'b')
  const after = await buildIdOf(folder, ['webpack.stats.json'])
  expect(after).not.toBe(before)
  write('static/abd/picture.png', 'q')
  expect(await buildIdOf(folder, ['webpack.stats.json'])).not.toBe(after)
})

test('the time of a build can be set', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SOURCE_DATE_EPOCH: '1700000000' })
  expect(buildTime(folder)).toBe(1_700_000_000_000)
})

test('outside git, the time of a build is now', () => {
  expect(Math.abs(buildTime(folder) - Date.now())).toBeLessThan(60_000)
})

test('public paths have no trailing slash and no error pages', () => {
  expect(publicPaths(['/b/', '/a', '/a/', '/500.html', '/de/404', '/dev-404-page', '/'])).toEqual([
    '/',
    '/a',
    '/b',
  ])
})

test('R72: the matcher has entry pages in both languages, also with the prefix', () => {
  const { dynamic } = routeMatcher()
  expect(dynamic['/news/:slug']).toEqual({ template: 'article' })
  expect(dynamic['/en/products/:slug']).toEqual({ template: 'product' })
  expect(dynamic['/de/produkte/:slug']).toEqual({ template: 'product' })
})

describe('digest', () => {
  const digest = (html: string) => pageDigest(parsePage(html))
  const before = digest(page('<h1 class="x1">Hello</h1><img src="/static/a.png" alt="A">'))
  test.each([
    ['class names', page('<h1 class="x2">Hello</h1><img src="/static/a.png" alt="A">')],
    [
      'scripts and styles',
      page('<style>a{}</style><h1>Hello</h1><img src="/static/a.png" alt="A"><script>1</script>'),
    ],
    [
      'header and hashed scripts',
      page('<h1>Hello</h1><img src="/static/a.png" alt="A">').replace('menu', 'new menu'),
    ],
  ])('is unchanged by other %s', (_, html) => {
    expect(digest(html)).toBe(before)
  })
  test.each([
    ['text', page('<h1>Hallo</h1><img src="/static/a.png" alt="A">')],
    ['pictures', page('<h1>Hello</h1><img src="/static/b.png" alt="A">')],
    ['title', page('<h1>Hello</h1><img src="/static/a.png" alt="A">', '<title>Other</title>')],
  ])('changes with other %s', (_, html) => {
    expect(digest(html)).not.toBe(before)
  })
})
