/** The last pass over built pages: scripts are delayed, inline code is constant, and surprises fail the build. */
import { htmlOf, parsePage } from '../html/tree'
import { encodeDeclaration } from '../seo/head-declaration'
import { finishHtml } from './finish-html'
import { readGatsbyPage } from './gatsby-page'
import { pageStyles } from './page-styles'

const scripts = {
  everyPage: 'first()',
  rootLocale: 'root()',
  startFile: '/start-1.js',
}
const styles = pageStyles('@layer base{p{margin:0}}@layer sections.people{.Team{gap:0}}', '')
const sheet = '<style data-href="/styles.1.css" data-identity="gatsby-global-css"></style>'
const charset = '<meta charSet="utf-8"/>'
const declaration = encodeDeclaration({ title: 'About', tags: [], data: undefined })
const files = ['webpack-runtime-1.js', 'framework-2.js', 'app-3.js']

function gatsbyPage(path: string, sources = files): string {
  const inline = `/*<![CDATA[*/window.pagePath="${path}";/*]]>*/`
  return [
    `<!DOCTYPE html><html lang="de-DE" data-original-tag="html"><head>${charset}<meta name="generator" content="Gatsby"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>',
    '<link as="script" rel="preload" href="/app-3.js"/><link rel="preload" href="/page-data/x.json" as="fetch"/>',
    `<meta name="declared-head" content="${declaration}" data-crawlers="true" data-gatsby-head="true"/>`,
    '<noscript><style></style></noscript>',
    sheet,
    '<link rel="preload" href="/fonts/f.woff2" as="font"/></head><body><div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><p>$& text</p></div></div>',
    '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>',
    `<script id="gatsby-script-loader">${inline}</script><!-- slice-start id="_gatsby-scripts-1" -->`,
    '<script>window.___webpackCompilationHash="abc";</script><script>window.___chunkMapping="{}";</script>',
    '<script src="/polyfill-9.js" nomodule></script>',
    ...sources.map((source) => `<script src="/${source}" async></script>`).reverse(),
    '<!-- slice-end id="_gatsby-scripts-1" -->\n  <script type="application/ld+json">{}</script></body></html>',
  ].join('')
}

const read = (html: string) => readGatsbyPage(parsePage(html))

function finished(html: string): string {
  const page = parsePage(html)
  finishHtml(page, readGatsbyPage(page), scripts, styles)
  return htmlOf(page)
}

test('Gatsby’s scripts are left to the start file, in their required order', () => {
  const html = finished(gatsbyPage('/about'))
  expect(html).not.toContain(' src=')
  expect(html).toContain('<script data-start="/start-1.js" data-page="/about">first()</script>')
  expect(read(gatsbyPage('/about')).scripts).toEqual({
    compilationHash: 'abc',
    files: ['/webpack-runtime-1.js', '/framework-2.js', '/app-3.js'],
  })
  expect(html).not.toMatch(/as="(script|fetch)"|generator|slice-|window\.pagePath="|declared-head/)
  expect(html).toContain('as="font"')
  expect(html).toContain('<p>$&amp; text</p>')
  expect(html).toContain('<script type="application/ld+json">{}</script>')
})

test('the script of every page is first in the head; the choice of language is at the root only', () => {
  expect(finished(gatsbyPage('/about'))).toMatch(/<meta charset="utf-8"><script [^>]*>first\(\)<\/script>/)
  expect(finished(gatsbyPage('/about'))).not.toContain('root()')
  expect(finished(gatsbyPage('/'))).toContain('first()</script><script>root()</script>')
})

test.each([
  ['/404.html', '/404.html'],
  ['/de/404.html', '/404.html'],
  ['/de/500.html', '/500.html'],
  ['/de/ueber-uns', '/de/ueber-uns'],
])('%s names its page %s to Gatsby', (path, told) => {
  expect(finished(gatsbyPage(path))).toContain(`data-page="${told}"`)
})

test('the order of attributes does not matter, nor do additional ones', () => {
  const page = gatsbyPage('/about')
  const other = page
    .replace(sheet, '<style data-identity="gatsby-global-css" data-href="/styles.1.css"></style>')
    .replace(charset, '<meta data-gatsby-head="true" charset="utf-8"/>')
  expect(finished(other).replace(' data-gatsby-head="true"', '')).toBe(finished(page))
  expect(finished(other)).toContain('<style>@layer base{p{margin:0}}</style><noscript><link rel="stylesheet"')
  expect(finished(other)).toContain('<noscript><style></style></noscript>')
})

test.each([
  [
    'scripts',
    /<script src="\/framework[^>]*><\/script>/,
    'unexpected scripts: /app-3.js, /webpack-runtime-1.js.',
  ],
  ['declaration of the encoding', charset, 'Gatsby’s page /about has no <meta charset>'],
  ['styles', sheet, 'Gatsby’s page /about has no <style> for the styles of the site'],
  ['live region', / id="gatsby-announcer"/, 'Gatsby’s page /about has no live region #gatsby-announcer'],
])('a page without its %s fails the build', (_, part, sentence) => {
  expect(() => read(gatsbyPage('/about').replace(part, ''))).toThrow(sentence)
})

test('a file that is not one of Gatsby’s pages fails the build', () => {
  expect(() => read('<html><head></head><body></body></html>')).toThrow('unexpected scripts: none')
})

test('what no browser needs is removed', () => {
  const html = finished(gatsbyPage('/about'))
  expect(html).toContain('<html lang="de-DE"><head><meta charset="utf-8">')
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive" hidden="">')
  expect(html).toContain('<div id="gatsby-focus-wrapper">')
  expect(html).toContain('</div><script type="application/ld+json">')
})

test('React’s notation becomes the parser’s; shapes in drawings stay siblings', () => {
  const drawing = '<svg viewBox="0 0 2 2"><path d="M0 0"/><circle r="1"/></svg>'
  const html = finished(
    gatsbyPage('/about').replace('<p>', `${drawing}<a hrefLang="de" href="/de/">a />b</a><br/><p>`),
  )
  expect(html).toContain('<svg viewBox="0 0 2 2"><path d="M0 0"></path><circle r="1"></circle></svg>')
  expect(html).toContain('<a hreflang="de" href="/de/">a /&gt;b</a><br><p>')
})

test('tags for crawlers survive hydration; Gatsby manages the others', () => {
  const [forCrawlers, forBrowsers] = [
    '<meta property="og:type" content="website" data-crawlers="true" data-gatsby-head="true"/>',
    '<meta name="description" content="a srcSet=b" data-gatsby-head="true"/>',
  ]
  const html = finished(gatsbyPage('/about').replace('</head>', `${forCrawlers}${forBrowsers}</head>`))
  expect(html).toContain('<meta property="og:type" content="website">')
  expect(html).toContain('<meta name="description" content="a srcSet=b" data-gatsby-head="true">')
})
