/** Custom pages: where they may be placed, and which addresses they may have. */
import { brief, check, inAll, page, product, rulesOf } from './good-site'

type Lines = { en?: string; de?: string }

/** The files of a custom page; `lines` are added to the front matter of both languages. */
function own(id: string, lines = '', each: Lines = {}): Record<string, string> {
  const file = (locale: 'en' | 'de') =>
    page(locale).replace('sections:', `${lines}${each[locale] ?? ''}sections:`)
  return { [`content/own-pages/${id}.en.md`]: file('en'), [`content/own-pages/${id}.de.md`]: file('de') }
}

const below = (parent: string) => `above: ${parent}\n`
const only = (locale: string) => `onlyIn: ${locale}\n`
const rules = (...files: Record<string, string>[]) => rulesOf(check(Object.assign({}, ...files)))
const chain = (...ids: string[]) =>
  ids.map((id, index) => own(id, index ? below(`own-pages/${String(ids[index - 1])}`) : ''))

test('good twins: at the top level, below a built-in page, nested, four segments deep, and linked', () => {
  expect(
    brief(
      check({
        ...own('fair'),
        ...own('press', below('about')),
        ...Object.assign({}, ...chain('a', 'b', 'c', 'd')),
        ...inAll('products/lotse', product().replace('Words.', '[Hannover](/fair), [Berlin](/a/b/c).')),
      }),
    ).filter((line) => !line.startsWith('untranslated') && !line.startsWith('same-words')),
  ).toEqual([])
})

test.each([
  ['an entry', 'products/lotse'],
  ['an outside address', 'https://example.com'],
  ['a page that is an error', 'not-found'],
])('no page may be placed below %s', (_name, parent) => {
  expect(rules(own('fair', below(parent)), inAll('products/lotse', product()))).toContain('not-a-parent')
})

test('a missing parent is reported once', () => {
  expect(rules(own('fair', below('own-pages/gone')))).toEqual(['broken-link'])
})

test('a cycle of parents is rejected', () => {
  const circle = [own('a', below('own-pages/b')), own('b', below('own-pages/a'))]
  expect(rules(...circle)).toEqual(['circle-of-pages'])
  expect(rules(own('a', below('own-pages/a')))).toEqual(['circle-of-pages'])
})

test('an address has at most four segments, including those of pages below it', () => {
  const found = check(Object.assign({}, ...chain('a', 'b', 'c', 'd', 'e')))
  expect(rulesOf(found)).toEqual(['page-too-deep'])
  expect(found.some(({ path }) => path.includes('own-pages/e.'))).toBe(true)
  expect(
    found.some(({ path, found: said }) => path.includes('own-pages/a.') && said.en.includes(': e')),
  ).toBe(true)
  expect(rules(own('a', below('jobs')), own('b', below('own-pages/a')))).toEqual([])
})

describe('a page in one language only', () => {
  test('needs no other language', () => {
    const { 'content/own-pages/fair.de.md': german = '' } = own('fair', only('de'))
    expect(brief(check({ 'content/own-pages/fair.de.md': german }))).toEqual([])
    expect(brief(check({ 'content/own-pages/fair.de.md': german.replace(only('de'), '') }))).toContain(
      'missing-language content/own-pages/fair.en.md:1',
    )
  })

  test('may only have child pages in that language', () => {
    expect(rules(own('fair', only('de')), own('dates', below('own-pages/fair')))).toEqual([
      'parent-language',
      'language-below',
    ])
    expect(rules(own('fair', only('de')), own('dates', below('own-pages/fair') + only('de')))).toEqual([])
  })
})

describe('an address that is already in use', () => {
  const at = (en: string, lines = '') => own('fair', lines, { en: `slug: ${en}\n` })

  test.each([
    ['a fixed page', at('products'), 'reserved-address'],
    ['a fixed page below another', at('team', below('about')), 'reserved-address'],
    ['a folder of the site', at('social'), 'reserved-address'],
    ['the beginning of a language', at('de'), 'reserved-address'],
    ['what the news list needs', at('page', below('news')), 'reserved-address'],
    ['a fixed page, in another case', at('Products'), 'reserved-address'],
  ])('%s', (_name, files, rule) => {
    expect(rules(files)).toContain(rule)
  })

  test('by a product: reported for both', () => {
    const found = check({ ...at('lotse', below('products')), ...inAll('products/lotse', product()) })
    const taken = found.filter(({ rule }) => rule === 'address-taken').map(({ path }) => path)
    expect(taken).toContain('content/own-pages/fair.en.md')
    expect(taken).toContain('content/products/lotse.en.md')
  })

  test('by another custom page, also in another Unicode form; the same segment below another page is free', () => {
    expect(rules(at('"m\\u00fc"'), own('other', '', { en: 'slug: "mu\\u0308"\n' }))).toContain(
      'address-taken',
    )
    expect(
      rules(
        own('a'),
        own('b'),
        own('one', `${below('own-pages/a')}slug: x\n`),
        own('two', `${below('own-pages/b')}slug: x\n`),
      ),
    ).toEqual([])
  })

  test('by a redirect', () => {
    expect(rules(own('fair'), { 'content/redirects.yml': '- from: /fair\n  to: /about\n' })).toContain(
      'redirect-hides-page',
    )
  })
})
