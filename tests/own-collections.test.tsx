/** The properties of a site-specific collection besides its fields, and the effect of each. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import common from '../locales/en/common.json'
import { searchDocuments } from '../scripts/lib/search-documents'
import { collections } from '../src/content-model'
import { sectionTypes } from '../src/content-model/sections'
import type { Content } from '../src/entries/content'
import type { SiteContent } from '../src/entries/site-content'
import { indexFiles } from '../src/gatsby/index-files'
import { itemsInFeed, newsFeed, pagesOfFeed } from '../src/gatsby/news-feeds'
import { makeTranslate, TextsContext } from '../src/i18n/texts'
import type { PageData, SectionData } from '../src/page/types'
import { sampleSite } from '../src/sections/testing/sample-site'
import { SectionList } from '../src/sections/section-list'
import { jsonLd } from '../src/seo/json-ld/json-ld'
import { meta, samplePages } from '../src/seo/tests/sample-pages'
import { collectionsIn } from '../src/site/collections'
import { localeCodes, type LocaleCode } from '../src/site/locales'
import { pathOf } from '../src/site/paths'
import { changesOn } from '../src/site/publishing'
import { entryRouteOf, routeIds, type RouteId } from '../src/site/routes'

// Courses are in everything except menus, places only in menus, notes have no pages.
jest.mock('../src/site/own/collections', () => ({
  ownCollections: {
    courses: {
      label: { en: 'Courses', de: 'Kurse' },
      paths: { en: 'courses', de: 'kurse' },
      listedIn: ['search', 'sitemap', 'feed'],
      card: 'picture',
      schemaType: 'Course',
    },
    places: {
      label: { en: 'Places', de: 'Orte' },
      paths: { en: 'places', de: 'orte' },
      listedIn: ['menus'],
      card: 'row',
    },
    notes: { label: { en: 'Notes', de: 'Hinweise' }, listedIn: [] },
  },
}))
jest.mock('../src/content-model/collections/own', () => {
  const model = (name: string) => ({
    ...{ name, graphql: name, storage: 'folder', titleField: 'title', fields: {} },
    ...{ label: { en: name, de: name }, singular: { en: name, de: name }, description: { en: '', de: '' } },
  })
  return {
    ownCollectionModels: { courses: model('courses'), places: model('places'), notes: model('notes') },
  }
})

const origin = 'https://www.example.com'
const route = (id: string) => id as RouteId

/** A page of an entry of a collection with pages. */
function entryPage(collection: string, entry: object = {}): PageData {
  const { site } = samplePages['service'] as PageData
  const path = pathOf(route(`${collection}-entry`), 'de', 'a')
  return {
    kind: 'entry',
    meta: { ...meta, routeId: route(`${collection}-entry`), path },
    site,
    entry: {
      ...{ collection, title: `One of ${collection}`, summary: 'What it is.', cover: { seed: 'a' } },
      ...{ facts: [], sections: [], products: [], news: [] },
      ...entry,
    },
  } as unknown as PageData
}

test('a collection has pages at its addresses, or none', () => {
  expect(pathOf(route('courses'), 'de')).toBe('/de/kurse')
  expect(pathOf(route('courses-entry'), 'en', 'a')).toBe('/courses/a')
  expect(entryRouteOf('notes')).toBeUndefined()
  expect(routeIds).not.toContain('notes')
  expect(Object.keys(sectionTypes)).toContain('notes')
})

test('a menu can add the entries of collections that allow it', () => {
  const { options } = collections.site.fields.navigation.fields.entries
  expect(options.map(({ value }) => value)).toEqual(['products', 'services', 'places'])
})

test('the sitemap contains the pages of collections that opt in', () => {
  const pages = ['courses', 'places'].map((name) => {
    const { meta: own } = entryPage(name)
    return { path: own.path, file: '', slug: 'a', meta: own, part: 1 }
  })
  const content: Content = { all: () => [], one: () => undefined, find: () => undefined } as never
  const changes = new Map()
  const files = indexFiles({ pages, feeds: {}, changes, content, origin })
  expect(files['/sitemap.xml']).toContain('/de/kurse/a<')
  expect(files['/sitemap.xml']).not.toContain('/de/orte/a')
})

test('the feed contains the entries of collections that opt in, newest first, from their date onwards', () => {
  expect(collectionsIn('feed')).toEqual(['news', 'courses'])
  const article = samplePages['article'] as PageData
  const pages = [
    article,
    entryPage('courses', { date: '2026-11-13', summary: 'A < B' }),
    entryPage('courses', { date: '2999-01-01' }),
    entryPage('courses'),
  ]
  const { items } = newsFeed('de', pages, article)
  expect(items.map(({ date }) => date)).toEqual(['2026-11-13', '2026-11-12'])
  expect(items[0]).toMatchObject({ title: 'One of courses', path: '/de/kurse/a', html: '<p>A &lt; B</p>' })
})

test('the feed is made of all entries with a date, not of the first in the order of their collection', () => {
  const courses = Array.from({ length: itemsInFeed + 1 }, (_, number) =>
    entryPage('courses', {
      title: `Course ${number}`,
      date: number < itemsInFeed ? '2020-01-01' : '2026-11-13',
    }),
  )
  const { items } = newsFeed('de', pagesOfFeed([...courses, entryPage('places')]), courses[0] as PageData)
  expect(items[0]?.title).toBe(`Course ${itemsInFeed}`)
  expect(items).toHaveLength(itemsInFeed)
})

test('a build is due on the day on which the feed begins to include an entry', () => {
  const planned = (collection: string) => changesOn(collection, [{ date: '2027-03-01' }], '2026-11-20')
  expect(['courses', 'places'].map(planned)).toEqual(['2027-03-01', undefined])
})

test('structured data use the collection’s type', () => {
  const typesOf = (name: string) =>
    (jsonLd(entryPage(name), origin)?.['@graph'] as unknown as { '@type': string }[]).map(
      (thing) => thing['@type'],
    )
  expect(typesOf('courses')).toContain('Course')
  expect(typesOf('places')).toContain('Thing')
})

describe('the search', () => {
  let publicDir: string
  beforeEach(() => {
    publicDir = mkdtempSync(join(tmpdir(), 'search-'))
  })
  afterEach(() => rmSync(publicDir, { recursive: true, force: true }))

  test('contains the pages of collections that opt in', async () => {
    for (const name of ['courses', 'places']) {
      const data = entryPage(name)
      const { path, routeId } = data.meta
      const pageContext = { plan: { route: routeId, slug: 'a' }, slug: 'a', language: 'de' }
      const files = {
        [`page-data${path}/page-data.json`]: {
          path,
          result: { pageContext, data: { entry: { pageData: data } } },
        },
        [`${path}/index.html`]: '<main><h1>One</h1></main>',
      }
      for (const [file, value] of Object.entries(files)) {
        mkdirSync(dirname(join(publicDir, file)), { recursive: true })
        writeFileSync(join(publicDir, file), typeof value === 'string' ? value : JSON.stringify(value))
      }
    }
    const found: string[] = []
    const content = { entries: {} } as unknown as SiteContent
    for (const locale of localeCodes as readonly LocaleCode[])
      for await (const { href } of searchDocuments(publicDir, content, locale)) found.push(href)
    expect(found).toEqual(['/de/kurse/a'])
  })
})

describe('sections', () => {
  const shown = (type: string, href?: string) => {
    const items = [{ id: 'a', title: 'Alpha', summary: 'What it is.', href, cover: { seed: 'a' } }]
    const more = { label: 'All', href: '/all', external: false }
    const section = { type, heading: 'All', items, more } as unknown as SectionData
    return renderToStaticMarkup(
      <TextsContext.Provider value={{ t: makeTranslate({ common }), iso: 'en-US' }}>
        <SectionList sections={[section]} site={sampleSite} />
      </TextsContext.Provider>,
    )
  }

  test('show entries as rows or below their pictures, as set in the collection', () => {
    expect(shown('courses', '/courses/a')).toContain('viewBox="0 0 60 40"')
    expect(shown('places', '/places/a')).toContain('viewBox="0 0 20 20"')
  })

  test('entries without pages are not linked', () => {
    for (const type of ['courses', 'places']) expect(shown(type, `/${type}/a`)).toContain(`href="/${type}/a"`)
    expect(shown('notes')).toContain('Alpha')
    expect(shown('notes')).not.toContain('cover-link')
    expect(shown('courses')).not.toContain('cover-link')
  })
})
