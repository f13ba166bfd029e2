/** The last pass over built pages: scripts wait, inline code is constant, and surprises stop the build. */
import { finishHtml, isFinished, scriptsOf } from './finish-html'
import { pageStyles } from './page-styles'
import { slimHtml } from './slim-html'

const scripts = {
  build: 'b1',
  theme: 'theme()',
  rootLocale: 'root()',
  startFile: '/start-1.js',
}
const styles = pageStyles('@layer base{p{margin:0}}@layer sections.people{.Team{gap:0}}', '')
const files = ['webpack-runtime-1.js', 'framework-2.js', 'app-3.js']

function gatsbyPage(path: string, sources = files): string {
  const inline = `/*<![CDATA[*/window.pagePath="${path}";/*]]>*/`
  return [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="generator" content="Gatsby"/>',
    '<link as="script" rel="preload" href="/app-3.js"/><link rel="preload" href="/page-data/x.json" as="fetch"/>',
    '<style data-href="/styles.1.css" data-identity="gatsby-global-css">p{}</style>',
    '<link rel="preload" href="/fonts/f.woff2" as="font"/></head><body><p>$& text</p>',
    `<script id="gatsby-script-loader">${inline}</script><!-- slice-start id="_gatsby-scripts-1" -->`,
    '<script>window.___webpackCompilationHash="abc";</script><script>window.___chunkMapping="{}";</script>',
    '<script src="/polyfill-9.js" nomodule></script>',
    ...sources.map((source) => `<script src="/${source}" async></script>`).reverse(),
    '<!-- slice-end id="_gatsby-scripts-1" --><script type="application/ld+json">{}</script></body></html>',
  ].join('')
}

test('Gatsby’s scripts are left to the start file, in the order in which they need each other', () => {
  const html = finishHtml(gatsbyPage('/about'), scripts, styles)
  expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([
    '<script async src="/start-1.js" data-page="/about">',
  ])
  expect(scriptsOf(gatsbyPage('/about'))).toEqual({
    compilationHash: 'abc',
    files: ['/webpack-runtime-1.js', '/framework-2.js', '/app-3.js'],
  })
  expect(html).not.toMatch(/as="(script|fetch)"|generator|slice-|window\.pagePath="/)
  expect(html).toContain('as="font"')
  expect(html).toContain('<p>$& text</p>')
  expect(html).toContain('<script type="application/ld+json">{}</script>')
})

test('the theme comes first in the head; the choice of language stands at the root only', () => {
  expect(finishHtml(gatsbyPage('/about'), scripts, styles)).toContain(
    '<meta charset="utf-8"><meta name="build-id" content="b1"><script>theme()</script><script async',
  )
  expect(finishHtml(gatsbyPage('/about'), scripts, styles)).not.toContain('root()')
  expect(finishHtml(gatsbyPage('/'), scripts, styles)).toContain('<script>root()</script>')
})

test.each([
  ['/404.html', '/404.html'],
  ['/de/404.html', '/404.html'],
  ['/de/500.html', '/500.html'],
  ['/de/ueber-uns', '/de/ueber-uns'],
])('%s tells Gatsby that it is %s', (path, told) => {
  expect(finishHtml(gatsbyPage(path), scripts, styles)).toContain(`data-page="${told}"`)
})

test('a page that Gatsby left from the last build is known', () => {
  expect(isFinished(gatsbyPage('/'))).toBe(false)
  expect(isFinished(finishHtml(gatsbyPage('/'), scripts, styles))).toBe(true)
})

test('HTML that no longer looks like Gatsby’s ends the build', () => {
  expect(() => finishHtml(gatsbyPage('/', ['app-3.js']), scripts, styles)).toThrow(
    'unexpected scripts: /app-3.js',
  )
  expect(() => finishHtml('<html><head></head><body></body></html>', scripts, styles)).toThrow(
    'unexpected scripts',
  )
})

test('what no browser needs is left out', () => {
  expect(slimHtml('<html lang="de-DE" data-original-tag="html"><meta charSet="utf-8"/>')).toBe(
    '<html lang="de-DE"><meta charset="utf-8">',
  )
  expect(slimHtml('<a hrefLang="de" href="/de/">a />b</a><br/><circle r="1"></circle>')).toBe(
    '<a hreflang="de" href="/de/">a />b</a><br><circle r="1"></circle>',
  )
})

test('tags for crawlers stay in the page when React takes over; Gatsby looks after the others', () => {
  const [forCrawlers, forBrowsers] = [
    '<meta property="og:type" content="website" data-crawlers="true" data-gatsby-head="true"/>',
    '<meta name="description" content="a" data-gatsby-head="true"/>',
  ]
  expect(slimHtml(forCrawlers)).toBe('<meta property="og:type" content="website">')
  expect(slimHtml(forBrowsers)).toBe('<meta name="description" content="a" data-gatsby-head="true">')
})
