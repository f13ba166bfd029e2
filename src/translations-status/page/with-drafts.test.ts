/** Drafts in review replace the published versions, and new ones come first. */
import type { EntryState } from '../types'
import { withDrafts } from './with-drafts'

const published: EntryState = {
  collection: 'partners',
  id: 'nordkante',
  title: 'Nordkante',
  draft: false,
  editor: '/admin/#/collections/partners/entries/nordkante',
  languages: [
    { locale: 'en', state: 'older', empty: [] },
    { locale: 'de', state: 'missing', empty: [] },
  ],
}
const other: EntryState = { ...published, id: 'pruefstand' }
const partner = (more: object) => ({ name: 'Nordkante', kind: 'Reseller', ...more })
const shown = (entries: readonly EntryState[]) =>
  entries.map(
    ({ id, inReview, languages }) =>
      `${id}${inReview ? ' in review' : ''}: ${languages.map(({ locale, state, empty }) => [locale, state, ...empty].join(' ')).join(', ')}`,
  )

it('a draft reports its own gaps; the age of the published texts comes from the build', () => {
  const values = { en: partner({ text: 'Words' }), de: partner({ text: 'Worte' }) }
  const drafts = [{ collection: 'partners', id: 'nordkante', values }]
  expect(shown(withDrafts([other, published], drafts))).toEqual([
    'pruefstand: en older, de missing',
    'nordkante in review: en older, de complete',
  ])
})

it('a new draft comes first: one language is missing, and fields are, in one language or in all', () => {
  const drafts = [
    { collection: 'partners', id: 'new', values: { en: partner({ text: 'Words' }), de: {} } },
    { collection: 'partners', id: 'half', values: { en: partner({ text: 'Words' }), de: partner({}) } },
    {
      collection: 'own-pages',
      id: 'directions',
      values: { en: { onlyIn: 'de' }, de: { onlyIn: 'de', title: 'Anfahrt' } },
    },
    { collection: 'news', id: 'begun', values: { en: { title: 'Begun' }, de: { title: 'Begonnen' } } },
  ]
  expect(shown(withDrafts([other], drafts))).toEqual([
    'new in review: en complete, de missing',
    'half in review: en complete, de incomplete text',
    'directions in review: de incomplete menuTitle description sections',
    'begun in review: en incomplete summary body, de incomplete summary body',
    'pruefstand: en older, de missing',
  ])
})

it('without drafts everything is as published', () => {
  expect(withDrafts([published], [])).toEqual([published])
})
