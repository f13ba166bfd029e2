/** The editor's rules by value: cleaning, merging, redirects, structure, commit messages, files. */
import { collections } from '../../content-model'
import { sectionTypes } from '../../content-model/sections'
import { commitMessage } from './commit-message'
import { copyStructure, followed } from './copy-structure'
import { entryFile } from './entry-file'
import { fileNameOf, isNameable } from './file-name'
import { mergeEntries } from './merge'
import { readRedirects, redirectsFile } from '../../site/redirects'
import { addRedirects, addressesOf, redirectsFor } from './redirects'
import { tidy } from '../../content-model/tidy'

const { products } = collections

test('empty leftovers are removed, empty sections stay for the check and get an id, shared values match', () => {
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

test('a line break pasted from PowerPoint is a space', () => {
  const values = tidy(products, { en: { title: 'A\vB', sections: [{ text: 'C\u2028D\nE' }] }, de: {} })
  expect(values.en).toMatchObject({ title: 'A B', sections: [{ text: 'C D\nE' }] })
})

test('a merge takes what only they changed and keeps mine where both changed', () => {
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

test('redirects follow the address, never form a loop, and stay sorted', () => {
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

test('redirects are read whatever an editor’s program has made of the line endings', () => {
  const list = [
    { from: '/old', to: '/about' },
    { from: '/older', to: '/contact' },
  ]
  const file = redirectsFile(list)
  for (const text of [file, file.replaceAll('\n', '\r\n'), file.replaceAll('\n', '\r'), `\uFEFF${file}`])
    expect(readRedirects(text)).toEqual(list)
})

test('moving an own page moves the pages below it; a removed language redirects to the parent page', () => {
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

test('diverged languages: sections are copied without their words, and kept ones keep theirs', () => {
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
    source: [
      { ...source[0], id: 'features' },
      { ...source[1], id: 'image' },
    ],
    sections: [
      {
        type: 'features',
        id: 'features',
        heading: 'Funktionen',
        items: [
          { title: 'ä', text: 'ö' },
          { title: '', text: '' },
        ],
      },
      { type: 'image', id: 'image', image: { src: '/media/x.png', alt: '' } },
    ],
    removed: 1,
  })
})

describe('sections of one kind', () => {
  const text = (id: string, words: string, more = {}) => ({ type: 'text', id, text: words, ...more })
  const [one, two] = [text('one', 'One'), text('two', 'Two')]
  const [eins, zwei] = [text('one', 'Eins'), text('two', 'Zwei')]
  const field = products.fields.sections
  const faq = (...questions: string[]) => ({
    type: 'faq',
    id: 'faq',
    heading: questions.length,
    items: questions.map((question) => ({ question, answer: `${question}!` })),
  })

  test('copied: each keeps its words when two are swapped', () => {
    expect(copyStructure(sectionTypes, [two, one], [eins, zwei])).toEqual({
      source: [two, one],
      sections: [zwei, eins],
      removed: 0,
    })
  })

  test('swapping two in one language moves the words of the other with them', () => {
    expect(followed(field, [one, two], [two, one], [eins, zwei])).toEqual([zwei, eins])
  })

  test('typed words change nothing in the other language, and what only it has is left alone', () => {
    expect(followed(field, [one], [text('one', 'Only one')], [eins, zwei])).toEqual([eins, zwei])
    expect(followed(field, [one, two], [two, one], [eins])).toEqual([eins])
    expect(followed(field, [one], [one, two], [eins, text('drei', 'Drei')])).toEqual([
      eins,
      text('drei', 'Drei'),
      text('two', ''),
    ])
  })

  test('an added one comes without words, a removed one disappears', () => {
    const picture = { type: 'image', id: 'new', image: { src: '/media/x.png', alt: 'X' }, caption: 'Y' }
    const without = { type: 'image', id: 'new', image: { src: '/media/x.png', alt: '' }, caption: '' }
    expect(followed(field, [one, two], [one, picture, two], [eins, zwei])).toEqual([eins, without, zwei])
    expect(followed(field, [one, two], [two], [eins, zwei])).toEqual([zwei])
    expect(followed(field, undefined, [one], undefined)).toEqual([text('one', '')])
  })

  test('a new picture clears the alternative text of the previous one', () => {
    const picture = (src: string, alt: string) => ({ type: 'image', id: 'one', image: { src, alt } })
    const [old, other] = [picture('/media/x.png', 'Three'), picture('/media/x.png', 'Drei')]
    expect(followed(field, [old], [picture('/media/y.png', 'Three')], [other])).toEqual([
      picture('/media/y.png', ''),
    ])
    expect(followed(field, [old], [picture('/media/x.png', 'Two')], [other])).toEqual([other])
    const own = picture('/media/z.png', 'Eigenes')
    expect(followed(field, [old], [picture('/media/y.png', 'Three')], [own])).toEqual([own])
  })

  test('matching choices keep matching, others are left alone', () => {
    const toned = (words: string, tone?: string) => text('one', words, tone ? { tone } : {})
    expect(followed(field, [toned('One')], [toned('One', 'sky')], [eins])).toEqual([toned('Eins', 'sky')])
    expect(followed(field, [toned('One', 'sky')], [toned('One', 'dark')], [toned('Eins', 'sky')])).toEqual([
      toned('Eins', 'dark'),
    ])
    expect(
      followed(field, [toned('One', 'sky')], [toned('One', 'dark')], [toned('Eins', 'surface')]),
    ).toEqual([toned('Eins', 'surface')])
    expect(followed(field, [toned('One')], [{ ...toned('One'), tone: '' }], [eins])).toEqual([eins])
  })

  test('items inside follow, as long as both languages have the same number', () => {
    const moved = followed(field, [faq('A', 'B', 'C')], [faq('C', 'A', 'B')], [faq('Ä', 'Be', 'Ze')])
    expect(moved).toEqual([faq('Ze', 'Ä', 'Be')])
    expect(followed(field, [faq('A', 'B')], [faq('B')], [faq('Ä', 'Be')])).toMatchObject([
      { items: [{ question: 'Be' }] },
    ])
    expect(followed(field, [faq('A')], [faq('A', 'B')], [faq('Ä')])).toMatchObject([
      { items: [{ question: 'Ä' }, { question: '' }] },
    ])
    expect(followed(field, [faq('A', 'B')], [faq('B')], [faq('Ä')])).toMatchObject([
      { items: [{ question: 'Ä' }] },
    ])
  })

  test('which of two equal items was removed is ambiguous: the other language keeps both', () => {
    const before = [faq('', ''), one]
    expect(followed(field, before, [faq(''), one], [faq('Ä', 'Be'), eins])).toMatchObject([
      { items: [{ question: 'Ä' }, { question: 'Be' }] },
      eins,
    ])
  })

  test('a merge: they swapped two, I edited one of them', () => {
    const before = { en: { sections: [one, two] }, de: { sections: [eins, zwei] } }
    const theirs = { en: { sections: [two, one] }, de: { sections: [zwei, eins] } }
    const mine = { en: { sections: [text('one', 'One, by me'), two] }, de: { sections: [eins, zwei] } }
    const { merged, differences } = mergeEntries(before, theirs, mine)
    expect(merged).toEqual({
      en: { sections: [two, text('one', 'One, by me')] },
      de: { sections: [zwei, eins] },
    })
    expect(differences.map(({ locale, at, both }) => [locale, at.join('.'), both])).toEqual([
      ['en', 'sections', false],
      ['de', 'sections', false],
    ])
  })

  test('a merge: I swapped two, they edited, added and removed', () => {
    const three = text('three', 'Three')
    const before = { en: { sections: [one, two, three] }, de: {} }
    const theirs = { en: { sections: [one, text('new', 'New'), text('two', 'Two, by them')] }, de: {} }
    const mine = { en: { sections: [three, two, one] }, de: {} }
    const { merged, differences } = mergeEntries(before, theirs, mine)
    expect(merged).toEqual({
      en: { sections: [text('two', 'Two, by them'), one, text('new', 'New')] },
      de: {},
    })
    expect(differences.map(({ at, both }) => [at.join('.'), both])).toEqual([
      ['sections.0', false],
      ['sections.1.text', false],
      ['sections.1', false],
    ])
  })

  test('a merge: an edited section stays in every language even though the other side removed it', () => {
    const before = { en: { sections: [one, two] }, de: { sections: [eins, zwei] } }
    const without = { en: { sections: [two] }, de: { sections: [zwei] } }
    const written = { en: { sections: [text('one', 'Mine'), two] }, de: { sections: [eins, zwei] } }
    const byMe = mergeEntries(before, without, written)
    expect(byMe.merged).toEqual(written)
    expect(byMe.differences.map(({ at, both }) => [at.join('.'), both])).toEqual([
      ['sections.0', true],
      ['sections.0', true],
    ])
    expect(mergeEntries(before, written, without).merged).toEqual(written)
    expect(mergeEntries(before, without, before).merged).toEqual(without)
    expect(mergeEntries(before, before, without).merged).toEqual(without)
  })
})

test('a commit message names the changes by language', () => {
  const before = { en: { title: 'A', body: 'x' }, de: { title: 'A' } }
  const after = { en: { title: 'B', body: 'y' }, de: { title: 'C' } }
  const entry = { collection: collections.news, slug: 'größe', before, after, oneLine: false }
  expect(commitMessage(entry)).toBe('News: update größe\n\nEnglish: title, text\nGerman: title')
  expect(commitMessage({ ...entry, oneLine: true })).toBe('News: update größe')
  expect(commitMessage({ collection: collections.news, slug: 'neu', after, oneLine: false })).toBe(
    'News: add neu',
  )
})

test('files are written in model order, long lines unwrapped, quotes only where needed', () => {
  const long = `${'Wort '.repeat(40)}: „Ende“`
  const values = { en: { order: 1, title: 'yes', summary: long, body: '## Ä\n\nText' }, de: {} }
  expect(entryFile(products, values, 'en')).toBe(
    `---\ntitle: 'yes'\nsummary: '${long}'\norder: 1\n---\n\n## Ä\n\nText\n`,
  )
})

test('the addresses of a new entry, where no redirect may start', () => {
  const values = { en: { title: 'A' }, de: { title: 'B', slug: 'anders' } }
  expect(addressesOf('services', 'migration', values)).toEqual(['/services/migration', '/de/services/anders'])
  expect(addressesOf('partners', 'nordkante', values)).toEqual([])
})

test('a new entry gets a free name; emoji alone yield none', () => {
  const draft = (title: string) => ({
    collection: collections.services,
    slug: '',
    values: { en: { title }, de: {} },
  })
  const taken = ['training', 'training-1']
  expect(fileNameOf(draft('Training'), (name) => taken.includes(name))).toBe('training-2')
  expect(fileNameOf(draft('Größe'), () => false)).toBe('groesse')
  expect([isNameable(draft('😀')), isNameable(draft('Ä'))]).toEqual([false, true])
  // An editor who writes in German first, or only in German.
  const german = { ...draft(''), values: { en: {}, de: { title: 'Größe' } } }
  expect(fileNameOf(german, () => false)).toBe('groesse')
})
