/** YAML syntax, types and names of fields (MD-01 to MD-18). */
import { Document } from 'yaml'
import { brief, check, filesOf, inAll, member, product, rulesOf } from './good-site'

const file = 'content/products/lotse.en.md'
const withEnglish = (text: string) => check({ ...inAll('products/lotse', product()), [file]: text })
const line = (text: string) => product(`${text}\n`)

test('the good site has no problems', () => {
  expect(brief(check())).toEqual([])
  expect(brief(check(inAll('products/lotse', product())))).toEqual([])
})

describe('YAML that cannot be read', () => {
  test.each([
    ['MD-01 unclosed quote', product().replace('title: Lotse', 'title: "Lotse'), 'yaml-unclosed', 2],
    [
      'a quote that closes fields later',
      product()
        .replace('title: Lotse', "title: 'Lotse: the hub")
        .replace('order: 1', "kind: 'Hub'\norder: 1"),
      'yaml-unclosed',
      2,
    ],
    ['an unclosed bracket', product().replace('order: 1', 'tags: [a, b\norder: 1'), 'yaml-unclosed', 6],
    ['MD-02 tab indent', product().replace('    anchor:', '\tanchor:'), 'yaml-tab', 10],
    ['MD-03 duplicate key', line('title: Twice'), 'yaml-duplicate', 7],
    ['MD-05 anchor', product().replace('title: Lotse', 'title: &name Lotse'), 'yaml-alias', 2],
    ['MD-05 merge key', line('<<: { order: 2 }'), 'yaml-alias', 7],
    ['MD-06 custom tag', product().replace('title: Lotse', 'title: !!js/function "x"'), 'yaml-tag', 2],
    ['MD-07 two documents', `${product()}\n---\ntitle: B\n---\n`, 'second-document', 15],
    ['MD-07 document end', product().replace('order: 1', 'order: 1\n...'), 'second-document', 8],
    ['MD-15 __proto__', line('__proto__: { admin: true }'), 'dangerous-key', 7],
    ['MD-16 constructor.prototype', line('constructor.prototype: 1'), 'dangerous-key', 7],
    ['colon in a value', product().replace('title: Lotse', 'title: Lotse: the hub'), 'yaml-colon', 2],
    ['wrong indentation', product().replace('    text: |', '    tone: sky\n   text: |'), 'yaml-indent', 12],
    ['wrong indentation of a field', product().replace('tagline:', ' tagline:'), 'yaml-colon', 2],
    ['a line without a name', product().replace('order: 1', 'order: 1\nmore words\nkind2: x'), 'yaml-key', 7],
    ['a sign with a meaning', product().replace('title: Lotse', 'title: @Lotse'), 'yaml-start', 2],
    ['a backslash in quotes', product().replace('title: Lotse', 'title: "C:\\Quelle"'), 'yaml-escape', 2],
    ['a fault without a name', product().replace('title: Lotse', 'title: >x Lotse'), 'yaml-fault', 2],
    ['base-60 number', product().replace('title: Lotse', 'title: 8:30'), 'yaml-ambiguous', 2],
  ])('%s', (_name, text, rule, at) => {
    expect(brief(withEnglish(text))).toContain(`${rule} ${file}:${at}`)
    expect(withEnglish(text).every(({ path }) => path === file)).toBe(true)
  })

  test('MD-04 an alias bomb of nine levels is rejected without expanding it', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level}: &l${level} [${`*l${level - 1},`.repeat(9)}]`,
    )
    levels[0] = 'l0: &l0 [x,x,x,x,x,x,x,x,x]'
    const expanded = jest.spyOn(Document.prototype, 'toJS')
    expect(rulesOf(withEnglish(line(levels.join('\n'))))).toEqual(['yaml-alias'])
    expect(expanded.mock.contexts.map((document) => (document as Document).has('l0'))).not.toContain(true)
  })

  test.each([
    ['a placeholder without quotes', product().replace('title: Lotse', 'title: {{company.name}}'), 2],
    ['a mapping as a key', line('? { a: b }\n: c'), 7],
    ['a list as a key', line('? [a, b]\n: c'), 7],
  ])('%s is reported in our words, without a Node warning', async (_name, text, at) => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    expect(brief(withEnglish(text))).toEqual([`yaml-nested-key ${file}:${at}`])
    expect(warned).not.toHaveBeenCalled()
  })

  test('MD-08 a byte order mark and CRLF line endings are fine, and line numbers are right', () => {
    const windows = `\ufeff${product()}`.replace(/\n/g, '\r\n')
    expect(brief(withEnglish(windows))).toEqual([])
    expect(brief(withEnglish(windows.replace('order: 1', 'order: x')))).toContain(`wrong-type ${file}:6`)
  })

  test('good twins: quotes, colons, asterisks and dashes inside quoted values', () => {
    const twin = product()
      .replace('title: Lotse', `title: 'Lotse: the "hub" & more *'`)
      .replace('kind: Integration', 'kind: "8:30"')
    expect(brief(check(inAll('products/lotse', twin)))).toEqual([])
  })
})

describe('types', () => {
  test.each([
    ['MD-09 number for text', ['title: Lotse', 'title: 2026'], 'wrong-type', 2],
    ['MD-09 text for number', ['order: 1', 'order: first'], 'wrong-type', 6],
    ['MD-11 list for text', ['title: Lotse', 'title: [Lotse]'], 'wrong-type', 2],
    ['MD-11 group for text', ['title: Lotse', 'title: { a: b }'], 'wrong-type', 2],
    ['MD-12 null', ['title: Lotse', 'title: null'], 'missing', 2],
    ['MD-13 empty', ['title: Lotse', 'title: ""'], 'missing', 2],
    ['MD-13 only spaces', ['title: Lotse', 'title: "  "'], 'missing', 2],
    ['MD-13 absent', ['title: Lotse\n', ''], 'missing', 2],
    ['MD-14 over-long', ['title: Lotse', `title: ${'x'.repeat(500)}`], 'too-long', 2],
    ['too short', ['summary: A sentence that is', 'summary: x #'], 'too-short', 4],
    ['not an option', ['anchor: overview', 'tone: pink'], 'not-an-option', 10],
    ['fraction for a whole number', ['order: 1', 'order: 1.5'], 'not-whole', 6],
    ['number out of range', ['order: 1', 'order: 0'], 'out-of-range', 6],
    ['unknown section', ['type: text', 'type: texts'], 'not-an-option', 8],
    ['no sections', [/sections:[^]*Words\./, 'sections: []'], 'missing', 7],
  ] as const)('%s', (_name, [from, to], rule, at) => {
    const found = withEnglish(product().replace(from, to))
    expect(brief(found)).toContain(`${rule} ${file}:${at}`)
  })

  test.each([
    ['MD-10 text for date', 'soon'],
    ['MD-38 words for a date', 'next week'],
  ])('%s', (_name, text) => {
    const news = '---\ntitle: A\nsummary: One sentence long enough for any card.\nauthor: mara\n'
    const found = check(inAll('news/a', `${news}date: ${text}\n---\n\nWords.\n`))
    expect(brief(found)).toEqual(['de', 'en'].map((code) => `not-a-day content/news/a.${code}.md:5`))
    expect(brief(check(inAll('news/a', `${news}date: 2026-03-01\n---\n\nWords.\n`)))).toEqual([])
  })

  test.each([
    ['words for a telephone number', 'phone: "+49 30 123456"', 'phone: call us', 4],
    ['too few digits', 'phone: "+49 30 123456"', 'phone: "+49 30"', 4],
    ['words for an e-mail address', 'email: a@b.de', 'email: write to us', 4],
    ['two e-mail addresses', 'email: a@b.de', 'email: a@b.de c@d.de', 4],
  ])('%s, and its good twin: a team member', (_name, good, bad, at) => {
    const { 'content/team/mara.en.md': en, 'content/team/mara.de.md': de } = inAll('team/mara', member())
    const both = (text: string) =>
      check({
        'content/team/mara.en.md': en?.replace('text:', `${text}\ntext:`),
        'content/team/mara.de.md': de?.replace('text:', `${text}\ntext:`),
      })
    expect(brief(both(good))).toEqual([])
    expect(brief(both(bad))).toEqual(
      ['de', 'en'].map((code) => `wrong-form content/team/mara.${code}.md:${at}`),
    )
  })

  test.each([
    ['phone', 'call us'],
    ['phone', '12-34'],
    ['email', 'hello@example'],
    ['email', 'a@b.de c@d.de'],
    ['email', '<a@b.de>'],
    ['email', 'mailto:a@b.de'],
    ['email', 'a@b.de.'],
  ])('the company’s %s is not “%s”', (field, bad) => {
    const before = { phone: '+49 30 123456', email: 'a@b.de' }[field] ?? ''
    const settings = filesOf()['content/site/site.yml']
    const changed = String(settings).replaceAll(`${field}: ${before}`, `${field}: ${bad}`)
    const found = check({ 'content/site/site.yml': changed })
    expect(found.map(({ rule, field: name, locale }) => [rule, name, locale])).toEqual([
      ['wrong-form', `company.${field}`, 'en'],
      ['wrong-form', `company.${field}`, 'de'],
    ])
  })

  test.each(['030 123456', '+49 (0)30 / 12 34-56', '(030) 123-456'])(
    'good twin: the telephone number %s',
    (phone) => {
      const settings = String(filesOf()['content/site/site.yml'])
      const changed = settings.replaceAll('phone: +49 30 123456', `phone: '${phone}'`)
      expect(brief(check({ 'content/site/site.yml': changed }))).toEqual([])
    },
  )

  test('a wrong shared value is reported once, not again because the languages differ', () => {
    const found = check({
      ...inAll('products/lotse', product()),
      'content/products/lotse.de.md': product().replace('order: 1', 'order: first'),
    })
    expect(brief(found)).toEqual(['wrong-type content/products/lotse.de.md:6'])
    expect(brief(withEnglish(product().replace('order: 1', 'order: first')))).toEqual([
      `wrong-type ${file}:6`,
    ])
  })

  test('empty optional values are fine, however they are written', () => {
    const twin = product('slug: ""\ncover: null\nservices: []\ndraft:\n')
    expect(brief(check(inAll('products/lotse', twin)))).toEqual([])
  })
})

describe('field names', () => {
  test('MD-17 a name that resembles no known one gets a warning', () => {
    const found = withEnglish(line('colour: red'))
    expect(found.map(({ rule, severity, line: at }) => [rule, severity, at])).toEqual([
      ['unknown-field', 'warning', 7],
    ])
  })

  test('MD-17 a typo is an error that suggests the right field', () => {
    const [found] = withEnglish(product().replace('    anchor:', '    achor:')).filter(
      ({ rule }) => rule === 'unknown-field',
    )
    expect(found).toMatchObject({ severity: 'error', line: 10, field: 'sections[0].achor' })
    expect(found?.remedy.en).toBe('write “anchor”')
  })

  test('MD-18 wrong case is an error', () => {
    const [found] = withEnglish(line('Draft: true'))
    expect(found).toMatchObject({ rule: 'unknown-field', severity: 'error', line: 7 })
    expect(found?.remedy.de).toBe('schreiben Sie „draft“')
  })
})
