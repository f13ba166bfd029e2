/** A page depends on the entries that it shows, and on nothing else. */
import { contentOf, type Entry } from '../entries/content'
import type { SiteIndex } from './site-index'
import { trackedContent } from './tracked-content'

type Given = Partial<Record<string, readonly Entry[]>>

const named = (slug: string, more: object = {}) =>
  ({ slug, id: `id ${slug}`, translations: [{ languages_code: 'en-US', title: slug }], ...more }) as Entry

/** Content, and the ids and types that its reader has been tracked for. */
function tracking(given: Given) {
  const index = contentOf((collection) => given[collection] ?? []) as unknown as SiteIndex
  const ids = new Set(Object.values(given).flatMap((entries) => entries?.map(({ slug }) => `id ${slug}`)))
  const noted: string[] = []
  const content = trackedContent(
    {
      getNodeById: ({ id }) => {
        noted.push(id)
        return ids.has(id) || undefined
      },
      trackPageDependencies: (_result, { connectionType }) => noted.push(connectionType),
    },
    index,
  )
  return { content, noted }
}

test('an entry read by name is the only dependency', () => {
  const { content, noted } = tracking({ news: [named('a'), named('b')] })
  expect(content.one('news', 'a')?.slug).toBe('a')
  expect(noted).toEqual(['id a'])
})

test('a list also depends on future entries', () => {
  const { content, noted } = tracking({ news: [named('a')] })
  content.all('news')
  expect(noted).toEqual(['Article'])
})

test('so does a missing name or address', () => {
  const { content, noted } = tracking({ news: [named('a')] })
  expect(content.one('news', 'b')).toBeUndefined()
  expect(content.find('news', 'a')).toBe('a')
  expect(content.find('jobs', 'b')).toBeUndefined()
  expect(noted).toEqual(['Article', 'Job'])
})

test('the address of a page depends on its ancestors', () => {
  const pages = [
    named('top'),
    named('middle', { above: 'top' }),
    named('low', { above: 'middle' }),
    named('other'),
  ]
  const { content, noted } = tracking({ 'own-pages': pages })
  content.one('own-pages', 'low')
  expect(noted).toEqual(['id low', 'id middle', 'id top'])
})
