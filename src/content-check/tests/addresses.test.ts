/** Addresses of entries (MD-19 to MD-30). */
import { article, brief, check, inAll, product, rulesOf } from './good-site'

const file = 'content/products/lotse.en.md'
const withSlug = (slug: string) =>
  check({ ...inAll('products/lotse', product()), [file]: product(`slug: ${slug}\n`) })

describe('unsafe addresses', () => {
  test.each([
    ['MD-19 ../', '../../../etc', 'not-a-slug'],
    ['MD-20 absolute', '/etc/passwd', 'not-a-slug'],
    ['MD-21 encoded', "'%2e%2e%2f'", 'not-a-slug'],
    ['MD-22 backslash', "'..\\lotse'", 'not-a-slug'],
    ['MD-23 NUL', '"lotse\\0"', 'not-a-slug'],
    ['MD-24 space', 'my lotse', 'not-a-slug'],
    ['MD-24 upper case', 'Lotse', 'not-a-slug'],
    ['MD-25 reserved: admin', 'admin', 'reserved-address'],
    ['MD-25 reserved: 404', "'404'", 'reserved-address'],
    ['MD-25 reserved: api', 'api', 'reserved-address'],
    ['MD-25 reserved: static', 'static', 'reserved-address'],
    ['MD-25 reserved: page-data', 'page-data', 'reserved-address'],
    ['MD-26 300 characters', 'a'.repeat(300), 'too-long'],
  ])('%s', (_name, slug, rule) => {
    expect(brief(withSlug(slug))).toContain(`${rule} ${file}:7`)
  })

  test('good twin: letters, digits and hyphens, different in each language', () => {
    const files = {
      [file]: product('slug: lotse-2\n'),
      'content/products/lotse.de.md': product('slug: der-lotse\n'),
    }
    expect(brief(check(files))).toEqual([])
  })

  test('file names follow the same rules', () => {
    const names = ['Lotse', 'lotse 2', 'lötse', 'a'.repeat(81), '-lotse', 'lotse..x']
    for (const name of names) {
      expect(brief(check({ [`content/products/${name}.en.md`]: product() }))).toContain(
        `file-name content/products/${name}.en.md:1`,
      )
    }
    expect(rulesOf(check(inAll('products/admin', product())))).toEqual(['reserved-address'])
    expect(brief(check(inAll('products/administration', product())))).toEqual([])
  })
})

describe('two entries with the same address', () => {
  const pair = (first: string, second: string) =>
    check({
      ...inAll('products/one', product(`slug: ${first}\n`)),
      ...inAll('products/two', product(`slug: ${second}\n`)),
    })

  test.each([
    ['MD-27 the same', 'hub', 'hub'],
    ['MD-28 differ by case', 'hub', 'Hub'],
    ['MD-29 composed and decomposed', '"h\\u00fcb"', '"hu\\u0308b"'],
    ['MD-30 trailing slash', 'hub', 'hub/'],
  ])('%s', (_name, first, second) => {
    const taken = pair(first, second).filter(({ rule }) => rule === 'address-taken')
    expect(taken).toHaveLength(4)
    expect(taken[0]?.found.en).toMatch(/content\/products\/(one|two)/)
  })

  test('MD-30 an address reserved by the code: further pages of the news list', () => {
    expect(rulesOf(check(inAll('news/page', article())))).toEqual(['reserved-address'])
    expect(rulesOf(check(inAll('news/seite', article())))).toEqual(['reserved-address'])
  })

  test('an address must not be another entry’s file name either', () => {
    const found = check({
      ...inAll('products/one', product('slug: two\n')),
      ...inAll('products/two', product()),
    })
    expect(rulesOf(found)).toEqual(['address-taken'])
  })

  test('good twins: different addresses, and the same one in another collection', () => {
    expect(brief(pair('hub', 'hub-2'))).toEqual([])
    expect(brief(check({ ...inAll('products/hub', product()), ...inAll('news/hub', article()) }))).toEqual([])
  })
})
