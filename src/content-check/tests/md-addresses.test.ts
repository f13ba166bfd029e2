/** MD-19 to MD-38: addresses, languages and dates (reliability, section 3.3). */
import { article, brief, check, day, inAll, member, product, rulesOf } from './good-site'

const file = 'content/products/lotse.en.md'
const withSlug = (slug: string) =>
  check({ ...inAll('products/lotse', product()), [file]: product(`slug: ${slug}\n`) })

describe('an address that is not safe', () => {
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

  test('good twin: letters, digits and hyphens, other in each language', () => {
    const files = {
      [file]: product('slug: lotse-2\n'),
      'content/products/lotse.de.md': product('slug: der-lotse\n'),
    }
    expect(brief(check(files))).toEqual([])
  })

  test('file names keep the same rules', () => {
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

describe('two entries at one address', () => {
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

  test('MD-30 an address that the code needs: further pages of the news list', () => {
    expect(rulesOf(check(inAll('news/page', article())))).toEqual(['reserved-address'])
    expect(rulesOf(check(inAll('news/seite', article())))).toEqual(['reserved-address'])
  })

  test('an address may not be another entry’s file name either', () => {
    const found = check({
      ...inAll('products/one', product('slug: two\n')),
      ...inAll('products/two', product()),
    })
    expect(rulesOf(found)).toEqual(['address-taken'])
  })

  test('good twins: other addresses, and the same one in another collection', () => {
    expect(brief(pair('hub', 'hub-2'))).toEqual([])
    expect(brief(check({ ...inAll('products/hub', product()), ...inAll('news/hub', article()) }))).toEqual([])
  })
})

describe('languages', () => {
  test('MD-31 the other language is missing', () => {
    const found = check({ [file]: product() })
    expect(brief(found)).toEqual(['missing-language content/products/lotse.de.md:1'])
  })

  test('MD-32 a translation of nothing, MD-33 names that do not pair', () => {
    const found = check({ [file]: product(), 'content/products/lotze.de.md': product('slug: x\n') })
    expect(brief(found)).toEqual([
      'missing-language content/products/lotse.de.md:1',
      'missing-language content/products/lotze.en.md:1',
    ])
  })

  test.each([
    ['MD-34 a language folder', 'content/products/de/lotse.md', 'wrong-folder'],
    ['MD-34 an unknown language', 'content/products/lotse.fr.md', 'unknown-language'],
    ['MD-34 no language', 'content/products/lotse.md', 'unknown-language'],
    ['an unknown collection', 'content/produkte/lotse.de.md', 'unknown-folder'],
    ['no collection', 'content/lotse.de.md', 'unexpected-file'],
    ['another kind of file', 'content/products/lotse.de.txt', 'unexpected-file'],
    ['upper case ending', 'content/products/lotse.de.MD', 'unexpected-file'],
    ['a page that the site does not have', 'content/pages/abuot.de.md', 'unknown-page'],
    ['a second settings file', 'content/site/site.de.yml', 'unexpected-file'],
  ])('%s', (_name, path, rule) => {
    expect(brief(check({ ...inAll('products/lotse', product()), [path]: product() }))).toEqual([
      `${rule} ${path}:1`,
    ])
  })

  test('the site’s own pages and settings must be there', () => {
    expect(
      brief(check({ 'content/pages/about.en.md': undefined, 'content/pages/about.de.md': undefined })),
    ).toEqual(['missing-page content/pages/about.en.md:1'])
    expect(brief(check({ 'content/site/site.yml': undefined }))).toEqual([
      'missing-page content/site/site.yml:1',
    ])
  })

  test('settings: languages of the site only, each of them', () => {
    const found = check({ 'content/site/site.yml': 'en:\n  name: M\nfr:\n  name: M\n' })
    expect(brief(found)).toContain('unknown-language content/site/site.yml:3')
    expect(rulesOf(found)).toContain('missing-language')
    expect(found.every(({ path }) => path === 'content/site/site.yml')).toBe(true)
  })

  test('shared values are the same in all languages', () => {
    const other = (lines: string, date = '2026-03-01') => ({
      ...inAll('news/a', article()),
      'content/news/a.de.md': article('Wörter.\n', lines, date),
    })
    expect(brief(check(other('', '2026-03-02')))).toEqual(['differs content/news/a.de.md:4'])
    expect(brief(check(other('draft: true\n')))).toEqual(['differs content/news/a.de.md:6'])
    expect(brief(check(other('draft: false\n')))).toEqual([])
  })

  test('sections run in parallel', () => {
    const german = (from: string | RegExp, to: string) =>
      brief(
        check({
          ...inAll('products/lotse', product()),
          'content/products/lotse.de.md': product().replace(from, to),
        }),
      )
    const faq = '  - type: faq\n    heading: H\n    items:\n      - question: Q\n        answer: A\n'
    expect(german('sections:\n', `sections:\n${faq}`)).toEqual(
      expect.arrayContaining([
        'not-parallel content/products/lotse.de.md:7',
        'not-parallel content/products/lotse.de.md:8',
      ]),
    )
    expect(german('anchor: overview', 'anchor: ueberblick')).toEqual([
      'differs content/products/lotse.de.md:9',
    ])
    expect(german('    anchor', '    tone: sky\n    anchor')).toEqual([
      'differs content/products/lotse.de.md:9',
    ])
    expect(german('    anchor', '    heading: Nur hier\n    anchor')).toEqual([
      'not-translated content/products/lotse.de.md:9',
    ])
    expect(german('Words.', 'Ganz andere Wörter.')).toEqual([])
  })

  test('translations say as much: headings, length, and not the same words', () => {
    const bodies = (en: string, de: string) =>
      check({ 'content/news/a.en.md': article(en), 'content/news/a.de.md': article(de) })
    const long = 'This sentence has a good many words, and nobody translated it. '
    expect(rulesOf(bodies('## A\n\nText\n\n## B\n\nText\n', '## A\n\nText\n'))).toEqual(['unequal-headings'])
    expect(rulesOf(bodies(long, long))).toEqual(['untranslated'])
    const [short] = bodies(long.repeat(12), 'Kurz.\n')
    expect(short).toMatchObject({ rule: 'unequal-length', severity: 'warning', locale: 'de' })
    expect(
      rulesOf(bodies(`## A\n\n${long}`, '## A\n\nDieser Satz hat eine Menge Wörter und ist übersetzt.\n')),
    ).toEqual([])
  })
})

describe('dates', () => {
  const dated = (date: string) => check(inAll('news/a', article('Words.\n', '', date)))

  test.each([
    ['MD-35 a day that does not exist', '2026-02-30'],
    ['MD-36 a time zone that shifts the day', '2026-05-01T00:30:00+02:00'],
    ['MD-36 a time', '2026-05-01 10:00'],
    ['MD-38 another form', '01.05.2026'],
  ])('%s', (_name, date) => {
    expect(brief(dated(date))).toEqual(['de', 'en'].map((code) => `not-a-day content/news/a.${code}.md:4`))
  })

  test('good twins: leap days, and MD-37 days to come', () => {
    expect(brief(dated('2028-02-29'))).toEqual([])
    expect(dated('2026-05-01').concat(dated(`"${day}"`))).toEqual([])
    expect(brief(dated('2026-12-31'))).toEqual([])
  })

  test('MD-37 nothing published may link to an article that is still hidden', () => {
    const linking = (date: string) =>
      check({
        ...inAll('news/later', article('Words.\n', '', '2026-12-31')),
        ...inAll('news/a', article('[the later one](/news/later)\n', '', date)),
      })
    expect(rulesOf(linking('2026-03-01'))).toEqual(['unpublished-target'])
    expect(rulesOf(linking('2026-12-31'))).toEqual([])
    const drafts = check({ ...inAll('team/mara', member('draft: true\n')), ...inAll('news/a', article()) })
    expect(rulesOf(drafts)).toEqual(['unpublished-target'])
  })
})
