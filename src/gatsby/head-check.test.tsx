/** Compares the head of a built page with what its data declares, after Gatsby's own steps. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { findElement, parsePage, type HtmlElement, type HtmlNode } from '../html/tree'
import { fixedTags } from '../seo/fixed-head'
import { PageHead } from '../seo/page-head'
import { meta, samplePages } from '../seo/tests/sample-pages'
import type { PageData } from '../page/types'
import { headMessage, headProblems, takeDeclaration } from './head-check'
import { slimHtml } from './slim-html'

const own = '<meta name="of-the-pass" content="b1"><style>p{}</style>'

const markup = (tag: string, props: object, text?: string): string =>
  renderToStaticMarkup(createElement(tag, props, text))

/**
 * The HTML that Gatsby renders from a Head component: references in scripts are decoded, everything else is escaped
 * again.
 */
function gatsbyHead(page: PageData): string {
  const rendered = parse(renderToStaticMarkup(createElement(PageHead, { page })))
  return rendered
    .querySelectorAll('title, meta, link, script')
    .map(({ rawTagName, attributes, text }) => {
      const props = { ...attributes, 'data-gatsby-head': true }
      return rawTagName === 'script'
        ? markup(rawTagName, { ...props, dangerouslySetInnerHTML: { __html: text } })
        : markup(rawTagName, props, text || undefined)
    })
    .join('')
}

function builtPage(page: PageData): string {
  const fixed = fixedTags.map(({ tag, ...attributes }) => markup(tag, attributes))
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>',
    ...fixed,
    gatsbyHead(page),
    own,
    '</head><body><div id="___gatsby"></div><div id="gatsby-announcer"></div></body></html>',
  ].join('')
}

/** The elements that the last pass adds to the head. */
function ownElements(html: HtmlNode): HtmlElement[] {
  const found = [findElement(html, 'meta', { name: 'of-the-pass' }), findElement(html, 'style')]
  return found.filter((element) => element !== undefined)
}

function problemsOf(html: string): string[] {
  const tree = parsePage(html)
  const announcer = findElement(tree, 'div', { id: 'gatsby-announcer' })
  if (!announcer) throw new Error('The page has no live region.')
  const declaration = takeDeclaration(tree)
  slimHtml(tree, { announcer })
  return headProblems(tree, declaration, ownElements(tree))
}

beforeEach(() => {
  process.env['CRAWLER_TAGS'] = 'yes'
})
afterEach(() => {
  delete process.env['CRAWLER_TAGS']
})

const home = samplePages['home']
if (!home) throw new Error('There is no sample of the home page.')

test.each(Object.entries(samplePages))('the head of a built page is as declared: %s', (_, page) => {
  expect(problemsOf(builtPage(page))).toEqual([])
})

test.each([
  '</script><meta http-equiv="refresh" content="0;url=https://example.org">',
  '&lt;/script&gt;&lt;meta http-equiv=refresh content=0&gt;',
  '&amp;lt;/title&amp;gt; &#60;img src=x onerror=alert(1)&#x3e;',
  "R&amp;D and &quot;quotes&quot; and 'these' \\u003c",
  '"/><style>*{display:none}</style>',
  'עברית \u202eabc\u202c 👩🏽‍💻 \u00ad\u200b',
])('an editor’s text stays text: %s', (text) => {
  const page: PageData = {
    ...home,
    meta: { ...meta, routeId: 'home', title: text, description: text },
    site: { ...home.site, name: text, description: text, company: { ...home.site.company, name: text } },
  }
  expect(problemsOf(builtPage(page))).toEqual([])
})

test.each([
  ['<meta http-equiv="refresh" content="0">', ['the element <meta http-equiv="refresh" content="0">']],
  ['<img src="x" onerror="alert(1)">', ['the element <img src="x" onerror="alert(1)">']],
  ['<script>alert(1)</script>', ['the element <script>alert(1)</script>']],
  [own, ['the element <meta name="of-the-pass" content="b1">', 'the element <style>p{}</style>']],
])('an undeclared element is found: %s', (element, problems) => {
  const html = builtPage(home)
  expect(problemsOf(html.replace('</head>', `${element}</head>`))).toEqual(problems)
  expect(problemsOf(html.replace('<title', `${element}<title`))).toEqual(problems)
})

test('structured data that is broken, different, missing or duplicated is found', () => {
  const html = builtPage(home)
  const data = /<script type="application\/ld\+json".*?<\/script>/.exec(html)?.[0] ?? ''
  expect(data).toContain('Organization')
  expect(problemsOf(html.replace(data, ''))).toEqual(['0 blocks of structured data'])
  expect(problemsOf(html.replace(data, data + data))).toEqual(['2 blocks of structured data'])
  expect(problemsOf(html.replace('"@graph":[', '"@graph":[['))).toEqual([
    'structured data that is not valid JSON',
  ])
  expect(problemsOf(html.replace('Organization', 'Person'))).toEqual([
    'structured data that differs from the page’s content',
  ])
})

test('a missing declared element is found', () => {
  const html = builtPage(home).replace(/<link rel="canonical"[^>]*>/, '')
  expect(problemsOf(html)).toEqual([expect.stringMatching(/^no element <link .*rel="canonical"/)])
})

test('the message names the file that an editor would open', () => {
  const meta = { ...home.meta, routeId: 'article', locale: 'de' } as const
  const page = { path: '/de/news/a', file: 'de/news/a/index.html', slug: 'a', meta, part: 1 } as const
  expect(headMessage(page, ['the element <img>'])).toMatch(
    /^content\/news\/a\.de\.md: the head of \/de\/news\/a .*: the element <img>\./,
  )
})
