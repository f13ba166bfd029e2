/** The pass over all pages of a build: shared parts are written once, and facts about each page are returned. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { newElement, outerHtmlOf } from '../html/tree'
import { fixedTags } from '../seo/fixed-head'
import { encodeDeclaration } from '../seo/head-declaration'
import type { HeadTag } from '../seo/head-tags'
import type { BuiltPage } from './built-pages'
import { finishPages } from './finish-pages'

const fixed = fixedTags.map(({ tag, ...attributes }) => outerHtmlOf(newElement(tag, attributes))).join('')

function declarationOf(path: string): string {
  const tags: readonly HeadTag[] = [
    { tag: 'meta', property: 'og:title', content: `R&D © ${path}` },
    { tag: 'meta', name: 'description', content: 'a < b' },
  ]
  return encodeDeclaration({ title: `${path} | R&D`, tags, data: undefined })
}

const gatsbyPage = (path: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${path} | R&amp;D</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"/>${fixed}
  <meta name="declared-head" content="${declarationOf(path)}"/>
  <meta property="og:title" content="R&amp;D &copy; ${path}"/><meta content="a &lt; b" name="description"/>
  <style data-href="/styles.css" data-identity="gatsby-global-css"></style></head>
  <body><div id="___gatsby"><main><p>${path}</p></main></div><div id="gatsby-announcer"></div>
  <script>window.pagePath="${path}";window.___webpackCompilationHash="abc";</script>
  <script src="/webpack-runtime-1.js"></script><script src="/framework-2.js"></script><script src="/app-3.js"></script>
  </body></html>`

const pageAt = (path: string): BuiltPage => ({
  path,
  file: `${path.slice(1)}/index.html`,
  slug: 'x',
  meta: { routeId: 'about', path, locale: 'en' } as BuiltPage['meta'],
  part: 1,
})

let root: string
let folder: string
const gatsbyFile = (path: string) => join(root, 'public', pageAt(path).file)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'finish-pages-'))
  folder = join(root, 'site')
  for (const name of ['site', '.cache']) mkdirSync(join(root, name))
  writeFileSync(join(folder, 'chunk-map.json'), '{}')
  writeFileSync(join(folder, 'styles.css'), '@layer base{p{gap:0}}')
  for (const path of ['/about', '/news']) {
    mkdirSync(dirname(gatsbyFile(path)), { recursive: true })
    writeFileSync(gatsbyFile(path), gatsbyPage(path))
  }
})
afterEach(() => rmSync(root, { recursive: true }))
const read = (path: string) => readFileSync(join(folder, pageAt(path).file), 'utf8')

test('all pages load the same start file and style sheet, and their summaries are returned', async () => {
  const pages = await finishPages(root, folder, [pageAt('/about'), pageAt('/news')])
  const shared = readdirSync(folder).filter((name) => /^(?:start|styles)-/.test(name))
  expect(shared).toHaveLength(2)
  for (const path of ['/about', '/news'])
    for (const name of shared) expect(read(path)).toContain(`"/${name}"`)
  expect(pages.get('/news')).toMatchObject({ title: '/news | R&D' })
})

test('an inline script that is not the site’s own fails the build, which names the page', async () => {
  writeFileSync(gatsbyFile('/news'), gatsbyPage('/news').replace('<p>', '<script>evil()</script><p>'))
  await expect(finishPages(root, folder, [pageAt('/about'), pageAt('/news')])).rejects.toThrow(
    'news/index.html: unknown inline script "evil()"',
  )
})

test('pages with undeclared head elements fail the build, which names them all', async () => {
  for (const path of ['/about', '/news']) {
    writeFileSync(gatsbyFile(path), gatsbyPage(path).replace('<title>', '<img src="x"><title>'))
  }
  const named = /content\/pages\/x\.en\.md: the head of \/about .*<img src="x">.*\n.*the head of \/news /
  await expect(finishPages(root, folder, [pageAt('/about'), pageAt('/news')])).rejects.toThrow(named)
})

test('a page that was not built is an error', async () => {
  await expect(finishPages(root, folder, [pageAt('/lost')])).rejects.toThrow('ENOENT')
})
