/** Uses of an entry or a file: links by any address, references, menus, pictures, videos. */
import type { KnownSite } from '../../content-check/known-site'
import type { SiteContent } from '../../entries/site-content'
import { titleOf } from './titles-of'
import { usersOf, usersOfFile } from './users-of'

const slugs = (en: string, de = en) => ({ en, de })
const known: KnownSite = {
  entries: {
    'own-pages': [
      { id: 'fair', slugs: slugs('fair-2027', 'messe-2027'), fragments: {} },
      { id: 'dates', parent: 'own-pages/fair', slugs: slugs('dates', 'termine'), fragments: {} },
    ],
    products: [{ id: 'lotse', slugs: slugs('lotse', 'lotse-neu'), fragments: {} }],
    videos: [{ id: 'tour', slugs: slugs('tour'), fragments: {} }],
  },
}

const both = (values: object) => ({ en: { ...values }, de: { ...values } })
const site: SiteContent = {
  entries: {
    news: [
      { id: 'by-address', values: { en: { title: 'A', body: 'See [fair](/fair-2027#stand).' } } },
      {
        id: 'by-german',
        values: { en: { title: 'B', body: '' }, de: { title: 'B', body: '[x](/de/messe-2027/termine)' } },
      },
      { id: 'by-reference', values: both({ title: 'C', products: ['lotse'], body: '::video[tour]' }) },
      { id: 'by-definition', values: { en: { title: 'D', body: 'See [it][1].\n\n[1]: /products/lotse' } } },
      { id: 'none', values: both({ title: 'E', body: 'The words /fair-2027 and lotse lead nowhere.' }) },
    ],
    'own-pages': [
      {
        id: 'fair',
        values: both({ title: 'Fair', sections: [{ type: 'text', text: '[itself](/fair-2027)' }] }),
      },
      { id: 'dates', values: both({ title: 'Dates', above: 'own-pages/fair' }) },
    ],
    site: [
      {
        id: 'site',
        values: both({
          name: 'Musterwerk',
          footer: {
            legal: [
              { label: 'Imprint', link: 'imprint' },
              { label: 'Pilot', link: '/de/produkte/lotse-neu' },
            ],
          },
        }),
      },
    ],
    partners: [{ id: 'p', values: both({ name: 'P', mark: { src: '/media/plan.png', alt: 'Plan' } }) }],
  },
  bytes: {},
  videos: {},
}

const placesOf = (name: string, id: string) =>
  usersOf(site, known, name, id).map(
    (use) =>
      `${use.collection.name}/${use.entry.id} ${titleOf(use.collection, use.entry, 'en')}: ${use.at.join('.')}`,
  )

it('an own page is found by its address in any language, and by the pages below it', () => {
  expect(placesOf('own-pages', 'fair')).toEqual(['news/by-address A: body', 'own-pages/dates Dates: above'])
  expect(placesOf('own-pages', 'dates')).toEqual(['news/by-german B: body'])
})

it('an entry is found in references, texts and menus', () => {
  expect(placesOf('products', 'lotse')).toEqual([
    'news/by-reference C: products',
    'news/by-definition D: body',
    'site/site Musterwerk: footer.legal.1.link',
  ])
  expect(placesOf('videos', 'tour')).toEqual(['news/by-reference C: body'])
})

it('a file is found wherever it is shown', () => {
  expect(usersOfFile(site, '/media/plan.png').map(({ entry, at }) => `${entry.id}: ${at.join('.')}`)).toEqual(
    ['p: mark'],
  )
  expect(usersOfFile(site, '/media/other.png')).toEqual([])
})
