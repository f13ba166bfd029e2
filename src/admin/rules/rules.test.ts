/** The editor's rules by value: cleaning, merging, redirects, structure, commit messages, files. */
import { collections } from '../../content-model'
import { sectionTypes } from '../../content-model/sections'
import { commitMessage } from './commit-message'
import { copyStructure } from './copy-structure'
import { entryFile } from './entry-file'
import { fileNameOf, isNameable } from './file-name'
import { mergeEntries } from './merge'
import { readRedirects, redirectsFile } from '../../site/redirects'
import { addRedirects, addressesOf, redirectsFor } from './redirects'
import { tidy } from '../../content-model/tidy'

const { products } = collections

test('empty leftovers go, empty sections stay for the check and get an id, shared values are the same', () => {
  const values = tidy(products, {
    en: {
      title: 'Ä',
      cover: { src: null },
      order: 3,
      draft: false,
      sections: [{ type: 'text', text: '' }, {}],
    },
    de: { title: '', order: 7, draft: true },
  })
  expect(values).toEqual({
    en: { title: 'Ä', order: 3, sections: [{ type: 'text', id: 'text' }, { id: 'section' }] },
    de: { order: 3 },
  })
})

test('a merge takes over what only they changed and keeps what both changed', () => {
  const before = {
    en: { title: 'A', tagline: 'T', sections: [{ heading: '1' }, { heading: '2' }] },
    de: { title: 'A' },
  }
  const theirs = {
    en: { title: 'B', tagline: 'X', sections: [{ heading: '1' }, { heading: 'two' }] },
    de: { title: 'C' },
  }
  const mine = {
    en: { title: 'A', tagline: 'Y', sections: [{ heading: 'one' }, { heading: '2' }] },
    de: { title: 'A' },
  }
  const { merged, differences } = mergeEntries(before, theirs, mine)
  expect(merged).toEqual({
    en: { title: 'B', tagline: 'Y', sections: [{ heading: 'one' }, { heading: 'two' }] },
    de: { title: 'C' },
  })
  expect(differences.map(({ locale, at, both }) => [locale, at.join('.'), both])).toEqual([
    ['en', 'title', false],
    ['en', 'tagline', true],
    ['en', 'sections.1.heading', false],
    ['de', 'title', false],
  ])
})

test('redirects follow the address, never lead in a circle, and stay sorted', () => {
  const before = { en: { title: 'x' }, de: { slug: 'alt' } }
  const after = { en: { title: 'x' }, de: { slug: 'neu' } }
  const added = redirectsFor('products', 'lotse', { before, after })
  expect(added).toEqual([{ from: '/de/produkte/alt', to: '/de/produkte/neu' }])
  const kept = [
    { from: '/de/produkte/uralt', to: '/de/produkte/alt' },
    { from: '/de/produkte/neu', to: '/de/produkte/alt' },
  ]
  const list = addRedirects(kept, added)
  expect(list).toEqual([added[0], { from: '/de/produkte/uralt', to: '/de/produkte/neu' }])
  expect(readRedirects(redirectsFile(list))).toEqual(list)
  expect(redirectsFor('team', 'lotse', { before, after })).toEqual([])
})

test('an own page that moves takes the pages below it along; a language that it gives up leads to the page above', () => {
  const known = {
    entries: {
      'own-pages': [
        { id: 'fair', slugs: { en: 'fair', de: 'messe' }, fragments: {} },
        { id: 'dates', parent: 'own-pages/fair', slugs: { en: 'dates', de: 'termine' }, fragments: {} },
        {
          id: 'plan',
          parent: 'own-pages/fair',
          unpublished: true,
          slugs: { en: 'plan', de: 'plan' },
          fragments: {},
        },
      ],
    },
  }
  const before = { en: { slug: 'fair' }, de: { slug: 'messe' } }
  const moved = { en: { slug: 'fair', above: 'about' }, de: { slug: 'messe', above: 'about' } }
  expect(redirectsFor('own-pages', 'fair', { before, after: moved, known })).toEqual([
    { from: '/fair', to: '/about/fair' },
    { from: '/de/messe', to: '/de/ueber-uns/messe' },
    { from: '/fair/dates', to: '/about/fair/dates' },
    { from: '/de/messe/termine', to: '/de/ueber-uns/messe/termine' },
  ])
  const dates = {
    before: {
      en: { slug: 'dates', above: 'own-pages/fair' },
      de: { slug: 'termine', above: 'own-pages/fair' },
    },
    after: {
      en: { slug: 'dates', above: 'own-pages/fair', onlyIn: 'en' },
      de: { slug: 'termine', above: 'own-pages/fair', onlyIn: 'en' },
    },
  }
  expect(redirectsFor('own-pages', 'dates', { ...dates, known })).toEqual([
    { from: '/de/messe/termine', to: '/de/messe' },
  ])
  expect(addressesOf('own-pages', 'dates', dates.after, known)).toEqual(['/fair/dates'])
})

test('sections come over without their words, and kept ones keep theirs', () => {
  const source = [
    {
      type: 'features',
      heading: 'F',
      tone: 'dark',
      items: [
        { title: 'a', text: 'b' },
        { title: 'c', text: 'd' },
      ],
    },
    { type: 'image', image: { src: '/media/x.png', alt: 'X' } },
  ]
  const target = [
    { type: 'text', text: 'bleibt nicht' },
    { type: 'features', heading: 'Funktionen', items: [{ title: 'ä', text: 'ö' }] },
  ]
  expect(copyStructure(sectionTypes, source, target)).toEqual({
    sections: [
      {
        type: 'features',
        heading: 'Funktionen',
        items: [
          { title: 'ä', text: 'ö' },
          { title: '', text: '' },
        ],
      },
      { type: 'image', image: { src: '/media/x.png', alt: '' } },
    ],
    removed: 1,
  })
})

test('a commit says what changed in which language', () => {
  const before = { en: { title: 'A', body: 'x' }, de: { title: 'A' } }
  const after = { en: { title: 'B', body: 'y' }, de: { title: 'C' } }
  const entry = { collection: collections.news, slug: 'größe', before, after, oneLine: false }
  expect(commitMessage(entry)).toBe('News: update größe\n\nEnglish: title, text\nGerman: title')
  expect(commitMessage({ ...entry, oneLine: true })).toBe('News: update größe')
  expect(commitMessage({ collection: collections.news, slug: 'neu', after, oneLine: false })).toBe(
    'News: add neu',
  )
})

test('files are written in the order of the model, long lines whole, quotes only where needed', () => {
  const long = `${'Wort '.repeat(40)}: „Ende“`
  const values = { en: { order: 1, title: 'yes', summary: long, body: '## Ä\n\nText' }, de: {} }
  expect(entryFile(products, values, 'en')).toBe(
    `---\ntitle: 'yes'\nsummary: '${long}'\norder: 1\n---\n\n## Ä\n\nText\n`,
  )
})

test('the addresses of a new entry, where no redirect may begin', () => {
  const values = { en: { title: 'A' }, de: { title: 'B', slug: 'anders' } }
  expect(addressesOf('services', 'migration', values)).toEqual(['/services/migration', '/de/services/anders'])
  expect(addressesOf('partners', 'nordkante', values)).toEqual([])
})

test('a new entry gets the name that is free; emoji alone make none', () => {
  const draft = (title: string) => ({
    collection: collections.services,
    slug: '',
    values: { en: { title }, de: {} },
  })
  const taken = ['training', 'training-1']
  expect(fileNameOf(draft('Training'), (name) => taken.includes(name))).toBe('training-2')
  expect(fileNameOf(draft('Größe'), () => false)).toBe('groesse')
  expect([isNameable(draft('😀')), isNameable(draft('Ä'))]).toEqual([false, true])
})
