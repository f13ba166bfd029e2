/** @jest-environment jsdom */
/** Lists: pages as a tree of short titles, states in words, and no more rows than requested. */
import { cardNote, cardText, heldNote, listRows } from './list-rows'

const entry = (slug: string, data: object, de: object = {}) => ({
  toJS: () => ({ slug, data, i18n: { de: { data: de } } }),
})

afterEach(() => (document.documentElement.lang = 'en'))

const titles = (collection: string, entries: ReturnType<typeof entry>[]) =>
  listRows(collection, entries, 100).map(({ level, title }) => `${level} ${title}`)

test('fixed pages are listed by short title below their parent in the routes table', () => {
  const pages = [
    entry('team', { title: 'The people', menuTitle: 'Team' }, { menuTitle: 'Mannschaft' }),
    entry('about', { title: 'About the company', menuTitle: 'About' }, { menuTitle: 'Über uns' }),
    entry('home', { title: 'Welcome', menuTitle: 'Home' }, { menuTitle: 'Start' }),
  ]
  expect(titles('pages', pages)).toEqual(['0 Home', '0 About', '1 Team'])
  document.documentElement.lang = 'de'
  expect(titles('pages', pages)).toEqual(['0 Start', '0 Über uns', '1 Mannschaft'])
})

test('own pages are listed below their parents; those in a cycle are still listed', () => {
  const page = (slug: string, above: string) => entry(slug, { menuTitle: slug, above })
  const pages = [page('talks', 'own-pages/fair'), page('fair', 'about'), page('a', 'own-pages/b')]
  expect(titles('own-pages', [...pages, page('b', 'own-pages/a')])).toEqual([
    '0 fair',
    '1 talks',
    '0 a',
    '0 b',
  ])
})

test('an entry hidden from visitors names its state in the interface language', () => {
  const noteOf = (collection: string, data: object, de: object = {}) =>
    listRows(collection, [entry('x', data, de)], 1)[0]?.note
  const [future, past] = [{ date: '2999-03-01' }, { validThrough: '2001-03-01' }]
  expect(noteOf('news', { date: '2001-01-01' })).toBeUndefined()
  expect(noteOf('news', { ...future, draft: true })).toBe('draft')
  expect(noteOf('news', { date: '2001-01-01' }, { draft: true })).toBe('draft')
  expect(noteOf('news', future)).toBe('appears on March 1, 2999 at 0:00')
  expect(noteOf('jobs', past)).toBe('ended on March 1, 2001')
  document.documentElement.lang = 'de'
  expect(noteOf('news', { ...future, draft: true })).toBe('Entwurf')
  expect(noteOf('news', future)).toBe('erscheint am 1. März 2999 um 0:00 Uhr')
  expect(noteOf('jobs', past)).toBe('beendet am 1. März 2001')
})

test('a card of a draft in review shows the same; the preview shows a full sentence', () => {
  document.documentElement.lang = 'en'
  const planned = { collection: 'news', slug: 'x', data: { date: '2999-03-01' }, i18n: {} }
  expect(cardNote({ toJS: () => planned })).toBe('appears on March 1, 2999 at 0:00')
  expect(cardNote({ toJS: () => ({ ...planned, data: { date: '2001-01-01' } }) })).toBeUndefined()
  const sentence = () => heldNote('news', [planned.data], 'held')
  expect(sentence()).toBe('Planned: appears on March 1, 2999 at 0:00 (German time).')
  document.documentElement.lang = 'de'
  expect(sentence()).toBe('Geplant: erscheint am 1. März 2999 um 0:00 Uhr (deutsche Zeit).')
})

test('entries beyond the requested rows are not even read', () => {
  const many = Array.from({ length: 5 }, (_, index) => entry(String(index), {}))
  const unread = {
    toJS: () => {
      throw new Error('read')
    },
  }
  expect(listRows('news', [...many, unread], 5)).toHaveLength(5)
})

test('a card shows words, not their markup', () => {
  expect(cardText('## Call us\n\n**Note:** {{company.phone}}, see [prices](/x).')).toBe(
    'Call us\n\nNote: …, see prices.',
  )
  expect(cardText(undefined)).toBeUndefined()
})
