/** Languages and dates (MD-31 to MD-38). */
import { article, brief, check, day, filesOf, inAll, member, product, rulesOf } from './good-site'

const file = 'content/products/lotse.en.md'

describe('languages', () => {
  test('MD-31 the other language is missing', () => {
    const found = check({ [file]: product() })
    expect(brief(found)).toEqual(['missing-language content/products/lotse.de.md:1'])
  })

  test('a draft may be in one language only, whichever it is', () => {
    for (const locale of ['en', 'de']) {
      const path = `content/products/lotse.${locale}.md`
      const found = check({ [path]: product('draft: true\n') })
      expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([['missing-language', 'warning']])
    }
  })

  test('problems in a draft only become errors when it is published', () => {
    const bad = 'slug: "No address"\n'
    const severities = (text: string) =>
      check(inAll('products/lotse', product(text))).map(({ severity, unfinished }) => [severity, unfinished])
    expect(severities(bad)).toContainEqual(['error', undefined])
    expect(severities(`draft: true\n${bad}`)).not.toContainEqual(['error', undefined])
    expect(severities(`draft: true\n${bad}`)).toContainEqual(['warning', true])
  })

  test('a draft does not take an address from a published entry', () => {
    const found = check({
      ...inAll('products/lotse', product('slug: same\n')),
      ...inAll('products/pilot', product('draft: true\nslug: same\n')),
    })
    expect(
      found.filter(({ rule }) => rule === 'address-taken').map(({ path, severity }) => [path, severity]),
    ).toEqual([
      ['content/products/pilot.de.md', 'warning'],
      ['content/products/pilot.en.md', 'warning'],
    ])
  })

  test('MD-32 a translation without an original, MD-33 file names that do not match', () => {
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

  test('the built-in pages and the settings are required', () => {
    expect(
      brief(check({ 'content/pages/about.en.md': undefined, 'content/pages/about.de.md': undefined })),
    ).toEqual(['missing-page content/pages/about.en.md:1'])
    expect(brief(check({ 'content/site/site.yml': undefined }))).toEqual([
      'missing-page content/site/site.yml:1',
    ])
  })

  test('settings: exactly the languages of the site', () => {
    const [broken] = check({ 'content/site/site.yml': 'en:\n  name: "M\n' })
    expect(broken).toMatchObject({ line: 2, label: { en: 'File', de: 'Datei' }, field: 'file' })
    const found = check({ 'content/site/site.yml': 'en:\n  name: M\nfr:\n  name: M\n' })
    expect(brief(found)).toContain('unknown-language content/site/site.yml:3')
    expect(rulesOf(found)).toContain('missing-language')
    expect(found.every(({ path }) => path === 'content/site/site.yml')).toBe(true)
  })

  test('shared values are equal in all languages', () => {
    const other = (lines: string, date = '2026-03-01') => ({
      ...inAll('news/a', article()),
      'content/news/a.de.md': article('Wörter.\n', lines, date),
    })
    expect(brief(check(other('', '2026-03-02')))).toEqual(['differs content/news/a.de.md:4'])
    expect(brief(check(other('draft: true\n')))).toEqual(['differs content/news/a.de.md:6'])
    expect(brief(check(other('draft: false\n')))).toEqual([])
  })

  test('company facts are equal in all languages, texts about the company are not', () => {
    const settings = String(filesOf()['content/site/site.yml'])
    const german = (from: string, to: string) => {
      const at = settings.indexOf('\nde:')
      const changed = settings.slice(0, at) + settings.slice(at).replace(from, to)
      return check({ 'content/site/site.yml': changed }).map(({ rule, field }) => [rule, field])
    }
    expect(german('street: S', 'street: Sandweg 2')).toEqual([['differs', 'company.street']])
    expect(german('vatId: V', 'vatId: DE1')).toEqual([['differs', 'company.vatId']])
    expect(german('hours: H', 'hours: Montag bis Freitag')).toEqual([])
  })

  describe('sections', () => {
    const words = (id: string, text: string, lines = '') =>
      `  - type: text\n    id: ${id}\n${lines}    text: ${text}\n`
    const withSections = (sections: string) =>
      product().replace(/sections:\n[^]*(?=---\n$)/, `sections:\n${sections}`)
    const both = (english: string, german: string) =>
      check({
        'content/products/lotse.en.md': withSections(english),
        'content/products/lotse.de.md': withSections(german),
      })
    const told = (english: string, german: string) =>
      both(english, german).map(({ rule, field, path, found, remedy }) => ({
        place: `${rule} ${path.slice(-5, -3)} ${field}`,
        words: `${found.en}; ${remedy.en}`,
      }))
    const places = (english: string, german: string) => told(english, german).map(({ place }) => place)
    const [first, second] = [words('first', 'One.'), words('second', 'Two.')]
    const [erster, zweiter] = [words('first', 'Eins.'), words('second', 'Zwei.')]

    test('the same sections in the same order match by id', () => {
      expect(told(first + second, erster + zweiter)).toEqual([])
    })

    test('two of the same type that are swapped in one language are reported', () => {
      expect(told(first + second, zweiter + erster)).toEqual([
        {
          place: 'not-parallel de sections[0]',
          words:
            'the section “second” is where English has “first”; put the sections in the same order in all languages',
        },
      ])
    })

    test('sections are compared by id, whatever their position', () => {
      const found = told(words('first', 'One.', '    tone: sky\n') + second, zweiter + erster)
      expect(found.map(({ place }) => place)).toEqual([
        'not-parallel de sections[0]',
        'differs de sections[1].tone',
      ])
    })

    test('a section in only one language is reported, and no other', () => {
      expect(told(first + second, zweiter)).toEqual([
        {
          place: 'not-parallel de sections',
          words:
            'the section “first” (Text) exists in English only; add it here with the same id, or remove it there',
        },
      ])
      expect(told(second, erster + zweiter)).toEqual([
        {
          place: 'not-parallel de sections[0]',
          words:
            'the section “first” (Text) is missing in English; add it there with the same id, or remove it here',
        },
      ])
    })

    test('a section of another type with the same id', () => {
      const board = '  - type: quote\n    id: second\n    text: Zwei.\n'
      expect(places(first + second, erster + board)).toContain('not-parallel de sections[1].type')
    })

    test.each(['', 'type:', 'type: {}'])('a section without a type (“%s”): no type is made up', (type) => {
      const untyped = `  - id: second\n${type && `    ${type}\n`}    text: Zwei.\n`
      const texts = [...told(first + second, erster + untyped), ...told(first, erster + untyped)]
      expect(texts.length).toBeGreaterThan(2)
      expect(texts.filter(({ words: text }) => /undefined|null|object/.test(text))).toEqual([])
    })

    test('without ids: the check suggests ids that match sections of the same type', () => {
      const bare = (text: string) => `  - type: text\n    text: ${text}\n`
      const remedy = (id: string) =>
        `the section has no id, by which the languages recognize it; write “id: ${id}” below its type, the same in every language`
      expect(told(bare('One.') + bare('Two.'), bare('Eins.') + bare('Zwei.'))).toEqual(
        ['de', 'en'].flatMap((code) => [
          { place: `section-id ${code} sections[0].id`, words: remedy('text') },
          { place: `section-id ${code} sections[1].id`, words: remedy('text-2') },
        ]),
      )
      expect(told(first + second, erster + bare('Zwei.'))).toEqual([
        { place: 'section-id de sections[1].id', words: remedy('second') },
      ])
    })

    test('a duplicate id, and an invalid one', () => {
      expect(told(first + words('first', 'Two.'), erster + zweiter)).toEqual([
        {
          place: 'section-id en sections[1].id',
          words:
            'two sections have the id “first”; give this one another, such as “id: second”, the same in every language',
        },
      ])
      expect(places(words('No id', 'One.'), words('No id', 'Eins.'))).toEqual([
        'not-a-slug de sections[0].id',
        'not-a-slug en sections[0].id',
      ])
    })

    test('within a pair: anchors and options are equal, and a field is filled in both or neither', () => {
      const german = (from: string, to: string) =>
        brief(
          check({
            ...inAll('products/lotse', product()),
            'content/products/lotse.de.md': product().replace(from, to),
          }),
        )
      expect(german('anchor: overview', 'anchor: ueberblick')).toEqual([
        'differs content/products/lotse.de.md:10',
      ])
      expect(german('    anchor', '    tone: sky\n    anchor')).toEqual([
        'differs content/products/lotse.de.md:10',
      ])
      expect(german('    anchor', '    heading: Nur hier\n    anchor')).toEqual([
        'not-translated content/products/lotse.de.md:10',
      ])
      expect(german('Words.', 'Ganz andere Wörter.')).toEqual([])
    })
  })

  test('translations correspond: same headings, similar length, different words', () => {
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

/** An open position; `lines` contains its dates. */
function opening(locale: 'en' | 'de', lines: string): string {
  const words = { en: 'Work', de: 'Arbeit' }[locale]
  const summary = {
    en: 'A sentence that is long enough for a card.',
    de: 'Ein Satz, der für eine Karte lang genug ist.',
  }
  const list = (name: string) => `${name}:\n  - ${words} A\n  - ${words} B\n`
  return `---
title: ${words}
${lines}summary: ${summary[locale]}
place: ${words}
workload: ${words}
employment: FULL_TIME
${list('tasks')}${list('profile')}${list('offer')}contact: mara
---
`
}

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

  test('good twins: leap days, and future dates (MD-37)', () => {
    expect(brief(dated('2028-02-29'))).toEqual([])
    expect(dated('2026-05-01').concat(dated(`"${day}"`))).toEqual([])
    expect(brief(dated('2026-12-31'))).toEqual([])
  })

  test('good twin: a translation may have a confirmation date that the other language lacks', () => {
    const site = inAll('team/mara', member())
    expect(check({ ...site, 'content/team/mara.de.md': member('checked: 2026-05-01\n') })).toEqual([])
  })

  test('jobs: a deadline before the start date, and one in the past', () => {
    const job = (lines: string) =>
      check({
        'content/jobs/a.en.md': opening('en', lines),
        'content/jobs/a.de.md': opening('de', lines),
      })
    const found = (lines: string) => job(lines).map(({ rule, severity, line }) => [rule, severity, line])
    const both = <T>(value: T) => [value, value]
    expect(found('date: 2026-05-01\nvalidThrough: 2026-06-01\n')).toEqual([])
    expect(found('date: 2026-05-01\nvalidThrough: 2026-05-31\n')).toEqual(
      both(['deadline-over', 'warning', 4]),
    )
    expect(found('date: 2026-09-02\nvalidThrough: 2026-09-01\n')).toEqual(
      both(['ends-before-start', 'error', 4]),
    )
    const words = (lines: string) => job(lines)[0]?.found
    expect(words('date: 2026-09-02\nvalidThrough: 2026-09-01\n')).toMatchObject({
      en: expect.stringMatching(/September 1, 2026.* before September 2, 2026/),
      de: expect.stringMatching(/1\. September 2026.* vor dem 2\. September 2026/),
    })
    expect(words('date: 2026-05-01\nvalidThrough: 2026-05-31\n')?.de).toContain('31. Mai 2026')
    expect(found('date: 2026-09-01\nvalidThrough: 2026-09-01\n')).toEqual([])
    expect(found('date: 2026-09-01\n')).toEqual([])
  })

  test('MD-37 published content must not link to an article that is still hidden', () => {
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
