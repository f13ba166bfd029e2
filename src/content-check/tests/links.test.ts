/** Links, fragments and references (MD-57 to MD-60). */
import { checkSources } from '../check-sources'
import { article, brief, check, filesOf, inAll, product, rulesOf } from './good-site'

const file = 'content/news/a.en.md'
const errorsOf = (text: string) =>
  check({ ...inAll('news/a', article('Words.\n')), [file]: article(text) }).filter(
    ({ path }) => path === file,
  )
/** The line of the file on which the text starts. */
const first = 8

test('a file whose name states another language gets a warning', () => {
  const sheet = (locale: 'en' | 'de', name: string) => {
    const words = {
      en: 'A sentence that is long enough for a card.',
      de: 'Ein Satz, der für eine Karte lang genug ist.',
    }
    return `---\ntitle: Plan\nsummary: ${words[locale]}\nfile: /downloads/${name}\norder: 1\n---\n`
  }
  const found = (en: string, de: string) =>
    checkSources({
      files: Object.entries(
        filesOf({
          'content/downloads/a.en.md': sheet('en', en),
          'content/downloads/a.de.md': sheet('de', de),
        }),
      )
        .filter(([path]) => path.startsWith('content/downloads/'))
        .map(([path, content]) => {
          const bytes = new TextEncoder().encode(String(content))
          return { path, size: bytes.length, bytes }
        }),
      media: [],
      downloads: ['plan', 'plan.en', 'plan.de', 'plan.v2'].map((name) => `/downloads/${name}.pdf`),
    })
      .filter(({ path }) => path.startsWith('content/downloads/'))
      .map(({ rule, severity, locale, line }) => [rule, severity, locale, line])
  expect(found('plan.en.pdf', 'plan.de.pdf')).toEqual([])
  expect(found('plan.pdf', 'plan.v2.pdf')).toEqual([])
  expect(found('plan.en.pdf', 'plan.en.pdf')).toEqual([['file-of-other-language', 'warning', 'de', 4]])
  expect(found('plan.de.pdf', 'plan.pdf')).toEqual([['file-of-other-language', 'warning', 'en', 4]])
})

describe('links', () => {
  test.each([
    ['MD-57 no such page', '[x](/producst)', 'broken-link', '/products'],
    ['MD-57 no such entry', '[the hub](/products/lotze)', 'broken-link', '/products/lotse'],
    ['MD-57 an error page', '[lost](/404)', 'broken-link', ''],
    ['MD-57 an alias', '[us](/___contact)', 'broken-link', ''],
    ['MD-57 a trailing slash', '[us](/about/)', 'trailing-slash', ''],
    ['MD-57 no such file', '[plan](/downloads/plam.pdf)', 'missing-file', '/downloads/plan.pdf'],
    ['a relative address', '[us](about)', 'incomplete-link', ''],
    ['half an address', '[them](https://)', 'incomplete-link', ''],
    ['mail without address', '[mail](mailto:hello)', 'incomplete-link', ''],
    ['MD-58 no such fragment on this page', '[x](#nowhere)', 'missing-fragment', ''],
    [
      'MD-58 no such fragment on another page',
      '[the hub](/products/lotse#overviev)',
      'missing-fragment',
      '#overview',
    ],
    ['MD-60 the other language', '[the hub](/de/produkte/lotse)', 'other-language', ''],
  ])('%s', (_name, text, rule, meant) => {
    const found = check({
      ...inAll('products/lotse', product()),
      ...inAll('news/a', article('Words.\n')),
      [file]: article(`${text}\n`),
    })
    const fault = found.find((problem) => problem.rule === rule)
    expect(fault).toMatchObject({ severity: 'error', path: file, line: first })
    expect(fault?.remedy.en).toContain(meant)
  })

  test('MD-59 an unencrypted link gets a warning', () => {
    expect(errorsOf('[old](http://example.com)\n').map(({ rule, severity }) => [rule, severity])).toEqual([
      ['unencrypted-link', 'warning'],
    ])
    expect(errorsOf('[old](https://example.com)\n')).toEqual([])
  })

  test('MD-58 a fragment must exist in the language of the page', () => {
    const target = {
      'content/news/b.en.md': article('## Our plan\n\nWords.\n'),
      'content/news/b.de.md': article('## Unser Plan\n\nWörter.\n'),
    }
    const linking = (en: string, de: string) =>
      brief(check({ ...target, 'content/news/a.en.md': article(en), 'content/news/a.de.md': article(de) }))
    expect(linking('[b](/news/b#our-plan)\n', '[b](/news/b#unser-plan)\n')).toEqual([])
    expect(linking('[b](/news/b#our-plan)\n', '[b](/news/b#our-plan)\n')).toEqual([
      `missing-fragment content/news/a.de.md:${first}`,
    ])
  })

  test('MD-60 English paths are valid in German texts, and so are German ones', () => {
    const german = (text: string) =>
      brief(
        check({
          ...inAll('products/lotse', product('')),
          ...inAll('news/a', article()),
          'content/news/a.de.md': article(`${text}\n`),
        }),
      )
    expect(
      german('[der Lotse](/products/lotse#overview), [Kontakt](/contact), [wir](/de/ueber-uns)'),
    ).toEqual([])
    expect(german('[der Lotse](/en/products/lotse)')).toEqual([
      `other-language content/news/a.de.md:${first}`,
    ])
  })

  test('link fields also accept route ids and entries', () => {
    const link = (target: string) =>
      rulesOf(
        check({
          ...inAll('products/lotse', product()),
          ...inAll('partners/p', `---\nname: P\nkind: K\ntext: T\norder: 1\nurl: ${target}\n---\n`),
        }),
      )
    for (const good of [
      'contact',
      'products/lotse',
      'products/lotse#overview',
      '/about',
      'https://example.com',
      'mailto:a@example.com',
    ]) {
      expect([good, link(good)]).toEqual([good, []])
    }
    expect(link('contcat')).toEqual(['broken-link'])
    expect(link('products/lotze')).toEqual(['broken-link'])
    expect(link('product')).toEqual(['broken-link'])
    expect(link('"javascript:alert(1)"')).toEqual(['unsafe-link'])
  })

  test('references must name existing entries', () => {
    const related = (ids: string) =>
      check({
        ...inAll('products/lotse', product()),
        ...inAll('news/a', article('Words.\n', `products: ${ids}\n`)),
      })
    expect(brief(related('[lotse]'))).toEqual([])
    expect(brief(related('[lotze]'))).toEqual(
      ['de', 'en'].map((code) => `missing-entry content/news/a.${code}.md:6`),
    )
    expect(rulesOf(related('[lotse, lotse]'))).toEqual(['listed-twice'])
    expect(rulesOf(related('lotse'))).toEqual(['wrong-type'])
  })

  test('downloads: in their folder, of an allowed type, and present', () => {
    const file = (path: string) => {
      const text = `---\ntitle: T\nsummary: A sentence that is long enough for the description of a page.\nfile: ${path}\norder: 1\n---\n`
      return rulesOf(check(inAll('downloads/d', text)))
    }
    expect(file('/downloads/plan.pdf')).toEqual([])
    expect(file('/downloads/plam.pdf')).toEqual(['missing-file'])
    expect(file('/downloads/plan.exe')).toEqual(['wrong-file-type'])
    expect(file('/media/plan.pdf')).toEqual(['foreign-file'])
    expect(file('/downloads/../plan.pdf')).toEqual(['foreign-file'])
    expect(file('https://example.com/plan.pdf')).toEqual(['foreign-file'])
  })
})
