/** The files of a build (semantics, B7 and B8) and the fingerprint of a page. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseMetadata } from '../client/builds/metadata'
import { publicPaths, routeMatcher, writeBuildFiles } from './build-files'
import { buildId } from './build-id'
import { pageDigest } from './page-digest'

const page = (main: string, head = '<title>About – Musterwerk</title>') =>
  `<!doctype html><html><head>${head}</head><body><header>menu</header><main id="m" class="a1">${main}</main></body></html>`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-files-'))
  for (const path of ['/', '/about', '/de/ueber-uns']) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'index.html'), page(`<h1>${path}</h1>`))
  }
})
afterEach(() => rmSync(folder, { recursive: true }))
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>

test('B7: latest, metadata and payloads are written and agree', async () => {
  const pages = ['/', '/about/', '/de/ueber-uns', '/404', '/de/404', '/404.html', '/500']
  await writeBuildFiles({ publicDir: folder, pages, id: 'abc', timestamp: 5 })
  expect(read('builds/latest.json')).toEqual({ id: 'abc', timestamp: 5 })
  const metadata = parseMetadata(read('builds/meta/abc.json'))
  expect(metadata).toMatchObject({ id: 'abc', timestamp: 5, prerendered: ['/', '/about', '/de/ueber-uns'] })
  for (const path of metadata?.prerendered ?? []) {
    const summary = { title: 'About – Musterwerk', digest: expect.stringMatching(/^[\da-f]{16}$/) as string }
    expect(read(`${path}/_payload.json`)).toEqual({ data: { [path]: summary } })
  }
})

test('B7: a page that was not built is an error', async () => {
  await expect(writeBuildFiles({ publicDir: folder, pages: ['/lost'], id: 'abc' })).rejects.toThrow('ENOENT')
})

test('B8: two builds have different ids, unless the environment gives one', () => {
  const freshId = () => {
    let id = ''
    jest.isolateModules(() => {
      id = jest.requireActual<typeof import('./build-id')>('./build-id').buildId()
    })
    return id
  }
  expect(freshId()).toMatch(/^[\da-f-]{36}$/)
  expect(freshId()).not.toBe(freshId())
  expect(buildId()).toBe(buildId())
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_ID: 'fixed' })
  expect(freshId()).toBe('fixed')
})

test('public paths have no trailing slash and no error pages', () => {
  expect(publicPaths(['/b/', '/a', '/a/', '/500.html', '/de/404', '/dev-404-page', '/'])).toEqual([
    '/',
    '/a',
    '/b',
  ])
})

test('R72: the matcher names the pages of entries in both languages, also under the prefix', () => {
  const { dynamic } = routeMatcher()
  expect(dynamic['/news/:slug']).toEqual({ template: 'article' })
  expect(dynamic['/en/products/:slug']).toEqual({ template: 'product' })
  expect(dynamic['/de/produkte/:slug']).toEqual({ template: 'product' })
})

describe('digest', () => {
  const before = pageDigest(page('<h1 class="x1">Hello</h1><img src="/static/a.png" alt="A">'))
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
  ])('stays with other %s', (_, html) => {
    expect(pageDigest(html)).toBe(before)
  })
  test.each([
    ['text', page('<h1>Hallo</h1><img src="/static/a.png" alt="A">')],
    ['pictures', page('<h1>Hello</h1><img src="/static/b.png" alt="A">')],
    ['title', page('<h1>Hello</h1><img src="/static/a.png" alt="A">', '<title>Other</title>')],
  ])('changes with other %s', (_, html) => {
    expect(pageDigest(html)).not.toBe(before)
  })
})
