/** @jest-environment jsdom */
/** The menus that a page can be added to, and the resulting settings in both languages. */
import { collections } from '../../content-model'
import type { KnownSite } from '../../content-check/known-site'
import { menuLink, menuPlaces, menuRefusal, withMenuItem } from './menus'

const slugs = (slug: string) => ({ en: slug, de: slug })
const known: KnownSite = {
  entries: {
    'own-pages': [
      { id: 'fair', slugs: { en: 'fair', de: 'messe' }, fragments: {} },
      { id: 'draft', unpublished: true, slugs: slugs('draft'), fragments: {} },
      { id: 'german', onlyIn: 'de', slugs: slugs('german'), fragments: {} },
    ],
  },
}

const page = (slug: string, name: 'own-pages' | 'pages' | 'news' = 'own-pages') => ({
  collection: collections[name],
  slug,
})

const menu = (label: string, more: object = {}) => ({ label, link: 'about', ...more })

const site = {
  en: {
    name: 'Musterwerk',
    navigation: [
      menu('Products', { entries: 'products' }),
      menu('Services'),
      menu('About', { children: [menu('Company'), { label: 'Fair', link: '/de/messe' }] }),
    ],
    footer: {
      columns: [{ heading: 'Products', entries: 'products' }],
      legal: Array.from({ length: 6 }, (_, place) => menu(`Legal ${place}`)),
    },
  },
  de: {
    name: 'Musterwerk',
    navigation: [
      menu('Produkte', { entries: 'products' }),
      menu('Leistungen'),
      menu('Über uns', { children: [menu('Unternehmen'), { label: 'Messe', link: '/de/messe' }] }),
    ],
    footer: {
      columns: [{ heading: 'Produkte', entries: 'products' }],
      legal: Array.from({ length: 6 }, (_, place) => menu(`Recht ${place}`)),
    },
  },
}

it('targets of menu items: editors’ pages by name, fixed ones by route', () => {
  expect(menuLink(page('fair'))).toBe('own-pages/fair')
  expect(menuLink(page('imprint', 'pages'))).toBe('imprint')
  expect(menuLink(page('404', 'pages'))).toBeUndefined()
  expect(menuLink(page('fair', 'news'))).toBeUndefined()
})

it('refused: unpublished pages, and those in one language only', () => {
  expect(menuRefusal(page('fair'), known)).toBeUndefined()
  expect(menuRefusal(page('about', 'pages'), known)).toBeUndefined()
  expect(menuRefusal(page('draft'), known)).toBe('unpublished')
  expect(menuRefusal(page(''), known)).toBe('unpublished')
  expect(menuRefusal(page('german'), known)).toBe('de')
})

it('places are named in the editor’s terms; no link of the main menu is turned into a submenu', () => {
  document.documentElement.lang = 'de'
  const shown = menuPlaces(site, 'own-pages/fair', known)
  expect(shown.map(({ label, isFull, isThere }) => [label, isFull, isThere])).toEqual([
    ['Hauptmenü', false, false],
    ['Hauptmenü › Produkte', false, false],
    ['Hauptmenü › Über uns', false, true],
    ['Fußbereich › Produkte', false, false],
    ['Fußbereich › Letzte Zeile', true, false],
  ])
  document.documentElement.lang = 'en'
  const about = menuPlaces(site, 'about', known)
  expect(about.map(({ label, isThere }) => [label, isThere])).toEqual([
    ['Main menu', true],
    ['Main menu › Products', false],
    ['Main menu › About', true],
    ['Footer › Products', false],
    ['Footer › Last line', true],
  ])
})

it('an item is appended to its menu, with its own text in each language; everything else stays', () => {
  const [, products, , column] = menuPlaces(site, 'own-pages/fair', known)
  const item = { link: 'own-pages/fair', labels: { en: 'Fair 2027', de: 'Messe 2027' } }
  const changed = withMenuItem(site, products?.steps ?? [], item)
  expect(changed.en).toEqual({
    ...site.en,
    navigation: [
      menu('Products', { entries: 'products', children: [{ label: 'Fair 2027', link: 'own-pages/fair' }] }),
      ...site.en.navigation.slice(1),
    ],
  })
  const below = withMenuItem(site, column?.steps ?? [], item)
  expect(below.de).toEqual({
    ...site.de,
    footer: {
      ...site.de.footer,
      columns: [
        {
          heading: 'Produkte',
          entries: 'products',
          children: [{ label: 'Messe 2027', link: 'own-pages/fair' }],
        },
      ],
    },
  })
})
