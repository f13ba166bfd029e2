/** Head tags, structured data, sitemap and feed (R101 to R106). */
import type { PageData, PageMeta, SiteData } from '../page/types'
import { browserTags, crawlerTags, documentTitle } from './head-tags'
import { jsonLd } from './json-ld/json-ld'
import { sitemap } from './sitemap'
import { meta } from './tests/sample-pages'

const origin = 'https://www.example.com'
const company = { legalName: 'Muster GmbH', email: 'a@example.com' } as SiteData['company']
const site = { name: 'Muster', company } as SiteData
const page = (changes: Partial<PageMeta> = {}): PageData => ({
  kind: 'page',
  meta: { ...meta, ...changes },
  site,
  sections: [],
})

const headTags = (data: PageData, at: string) => [...browserTags(data, at), ...crawlerTags(data, at)]
const links = (data: PageData, rel: string) =>
  headTags(data, origin).flatMap((tag) =>
    tag.tag === 'link' && tag.rel === rel && !tag.type ? [[tag.hrefLang, tag.href]] : [],
  )
const metaOf = (data: PageData, name: string) =>
  headTags(data, origin).flatMap((tag) =>
    tag.tag === 'meta' && (tag.name === name || tag.property === name) ? [tag.content] : [],
  )

test('R102, R103: canonical, and five alternates', () => {
  expect(links(page(), 'canonical')).toEqual([[undefined, `${origin}/de/ueber-uns`]])
  expect(links(page(), 'alternate')).toEqual([
    ['en', `${origin}/about`],
    ['en-US', `${origin}/about`],
    ['de', `${origin}/de/ueber-uns`],
    ['de-DE', `${origin}/de/ueber-uns`],
    ['x-default', `${origin}/about`],
  ])
})

test('R121: a page without an English version has no English alternate and no x-default', () => {
  const alone = page({ alternates: { en: undefined, de: '/de/ueber-uns' } })
  expect(links(alone, 'alternate').map(([language]) => language)).toEqual(['de', 'de-DE'])
  expect(metaOf(alone, 'og:locale:alternate')).toEqual([])
})

test('R104: link previews contain address and languages', () => {
  expect(metaOf(page(), 'og:url')).toEqual([`${origin}/de/ueber-uns`])
  expect(metaOf(page(), 'og:locale')).toEqual(['de_DE'])
  expect(metaOf(page(), 'og:locale:alternate')).toEqual(['en_US'])
  expect(metaOf(page(), 'og:image')).toEqual([`${origin}/social/de/ueber-uns.png`])
})

test('pages excluded from search engines have only noindex', () => {
  const hidden = page({ noindex: true })
  expect(metaOf(hidden, 'robots')).toEqual(['noindex'])
  expect(links(hidden, 'canonical')).toEqual([])
  expect(jsonLd(hidden, origin)).toBeUndefined()
})

test('an uploaded cover is preloaded, in its best format', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/a.avif 480w' },
    { type: 'image/webp', srcSet: '/a.webp 480w' },
  ]
  const picture = { src: '/a.png', sources, width: 480, height: 300, alt: '' }
  const article = { title: 'A', summary: 'S', date: '2026-11-12', topics: [], cover: { seed: 'a', picture } }
  const data = { ...page(), kind: 'article', article } as unknown as PageData
  expect(headTags(data, origin)).toContainEqual(
    expect.objectContaining({ rel: 'preload', as: 'image', type: 'image/avif', imageSrcSet: '/a.avif 480w' }),
  )
  expect(headTags(page(), origin)).not.toContainEqual(expect.objectContaining({ rel: 'preload' }))
})

test('titles end in the company’s name; the home page starts with it', () => {
  expect(documentTitle(page())).toBe('Über uns | Muster')
  expect(documentTitle(page({ routeId: 'home', title: 'Software' }))).toBe('Muster: Software')
})

test('the breadcrumb is also structured data', () => {
  const graph = (
    jsonLd(page(), origin) as unknown as { '@graph': { '@type': string; itemListElement?: object[] }[] }
  )['@graph']
  expect(graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement).toHaveLength(2)
})

test('R105: sitemap entries with their translations, escaped', () => {
  const xml = sitemap(
    [{ path: '/a&b', alternates: { en: '/a&b', de: undefined }, changed: '2026-11-12' }],
    origin,
  )
  expect(xml).toContain(`<loc>${origin}/a&amp;b</loc><lastmod>2026-11-12</lastmod>`)
  const languages = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [
    code,
    href,
  ])
  expect(languages).toEqual(['en', 'en-US', 'x-default'].map((code) => [code, `${origin}/a&amp;b`]))
})
