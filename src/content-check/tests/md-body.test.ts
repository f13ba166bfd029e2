/** MD-39 to MD-46 and MD-53 to MD-64: Markdown texts (reliability, section 3.3). */
import { article, brief, check, inAll, product, rulesOf } from './good-site'

const file = 'content/news/a.en.md'
const errorsOf = (text: string) =>
  check({ ...inAll('news/a', article('Words.\n')), [file]: article(text) }).filter(
    ({ path }) => path === file,
  )
/** The file's line on which the text begins. */
const first = 8

describe('raw HTML and unsafe addresses', () => {
  test.each([
    ['MD-39 raw HTML', 'Words <b>in bold</b>.', 'raw-html'],
    ['MD-39 a block', '<div>\nWords\n</div>', 'raw-html'],
    ['MD-39 a comment', '<!-- note -->', 'raw-html'],
    ['MD-40 script', '<script>alert(1)</script>', 'raw-html'],
    ['MD-41 event attribute', '<img src="/media/plan.png" alt="Plan" onerror="alert(1)">', 'raw-html'],
    ['MD-42 javascript:', '[words](javascript:alert(1))', 'unsafe-link'],
    ['MD-42 javascript: in angle brackets', '<javascript:alert(1)>', 'unsafe-link'],
    ['MD-42 javascript: in a definition', '[words]\n\n[words]: javascript:alert(1)', 'unsafe-link'],
    ['MD-42 javascript: in an unused definition', 'Words\n\n[x]: javascript:alert(1)', 'unsafe-link'],
    ['MD-43 vbscript:', '[words](VBScript:msgbox)', 'unsafe-link'],
    ['MD-43 data:', '[words](data:text/html;base64,PHNjcmlwdD4=)', 'unsafe-link'],
    ['MD-43 file:', '[words](file:///etc/passwd)', 'unsafe-link'],
    ['MD-44 encoded scheme', '[words](jav&#x09;ascript:alert(1))', 'unsafe-link'],
    ['MD-44 encoded letters', '[words](&#106;avascript&colon;alert(1))', 'unsafe-link'],
    ['MD-44 leading control character', '[words](<\u0001javascript:alert(1)>)', 'unsafe-link'],
    ['MD-44 another host in disguise', '[words](//evil.example)', 'unsafe-link'],
    ['MD-44 backslashes', '[words](/\\\\evil.example)', 'unsafe-link'],
    ['MD-45 base and meta', '<base href="https://evil.example">\n<meta http-equiv="refresh">', 'raw-html'],
    ['MD-46 iframe', '<iframe src="https://example.com"></iframe>', 'raw-html'],
    ['MD-46 form', '<form action="/x"><input></form>', 'raw-html'],
  ])('%s', (_name, text, rule) => {
    expect(rulesOf(errorsOf(`${text}\n`))).toContain(rule)
    expect(errorsOf(`Words.\n\n${text}\n`)[0]?.line).toBeGreaterThanOrEqual(first)
  })

  test.each([
    ['escaped and coded tags', 'The tag `<script>` and \\<b> and &lt;i&gt;.'],
    ['a code block', '```html\n<script>alert(1)</script>\n```'],
    ['comparisons', 'If a < b and b > c, all is well.'],
    [
      'safe links',
      '[us](/about), [mail](mailto:hello@example.com), [call](tel:+493012345), [source](https://example.com/a?b=c#d)',
    ],
    ['an address of its own', '<https://example.com>'],
    ['a fragment', '## Our plan\n\n[to the plan](#our-plan)'],
    ['the word javascript: in prose', 'Write javascript: and data: as you like.'],
  ])('good twin: %s', (_name, text) => {
    const german = article(text.startsWith('##') ? '## Our plan\n\nWörter.\n' : 'Wörter.\n')
    const found = check({ 'content/news/a.de.md': german, [file]: article(`${text}\n`) })
    expect(brief(found)).toEqual([])
  })

  test('Markdown inside the front matter keeps the same rules, with the line inside the field', () => {
    const text = { bad: 'Words.\n\n<script>\n', good: 'Words.\n' }
    const found = check({
      ...inAll('products/b', product()),
      'content/products/b.en.md': product('', text.bad),
    })
    expect(brief(found)).toEqual(['raw-html content/products/b.en.md:13'])
    expect(found[0]).toMatchObject({ field: 'sections[0].text', label: { en: 'Text' } })
  })
})

describe('words of links and pictures, headings', () => {
  test.each([
    ['MD-53 no alternative text', '![](/media/plan.png)', 'missing-alt'],
    ['MD-54 alternative text is the file name', '![plan.png](/media/plan.png)', 'alt-is-file-name'],
    ['MD-54 … without ending', '![plan](/media/plan.png)', 'alt-is-file-name'],
    ['MD-55 first-level heading', '# Title', 'first-level-heading'],
    ['MD-55 … underlined', 'Title\n=====', 'first-level-heading'],
    ['MD-55 skipped level', '## One\n\n#### Three', 'skipped-heading-level'],
    ['MD-55 skipped level at the start', '### Two', 'skipped-heading-level'],
    ['MD-55 empty heading', '##\n\nWords.', 'empty-heading'],
    ['MD-56 hier', 'Mehr [hier](/about).', 'vague-link-text'],
    ['MD-56 click here', '[Click here!](/about)', 'vague-link-text'],
    ['MD-56 here, in bold', '[**here**](/about)', 'vague-link-text'],
    ['MD-56 no words', '[](/about)', 'empty-link-text'],
  ])('%s', (_name, text, rule) => {
    expect(rulesOf(errorsOf(`${text}\n`))).toContain(rule)
  })

  test('good twins', () => {
    const text =
      '## One\n\n### Two\n\n## Three\n\n![A plan of the hall](/media/plan.png "Hall")\n\nMore [about us](/about), and what is [here to stay](/news).\n'
    const german = article(text.replace('More', 'Mehr über'))
    expect(brief(check({ [file]: article(text), 'content/news/a.de.md': german }))).toEqual([])
  })

  test('pictures in fields: a text, or a deliberate decoration', () => {
    const cover = (lines: string) =>
      rulesOf(check(inAll('news/a', article('Words.\n', `cover:\n  src: /media/plan.png\n${lines}`))))
    expect(cover('')).toEqual(['missing-alt'])
    expect(cover('  alt: plan.png\n')).toEqual(['alt-is-file-name'])
    expect(cover('  alt: Plan\n  decorative: true\n')).toEqual(['alt-on-decoration'])
    expect(cover('  alt: Plan\n')).toEqual([])
    expect(cover('  decorative: true\n')).toEqual([])
  })
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

  test('MD-59 an unencrypted link is a warning', () => {
    expect(errorsOf('[old](http://example.com)\n').map(({ rule, severity }) => [rule, severity])).toEqual([
      ['unencrypted-link', 'warning'],
    ])
    expect(errorsOf('[old](https://example.com)\n')).toEqual([])
  })

  test('MD-58 a fragment must exist in the language of the page', () => {
    const target = {
      'content/news/b.en.md': article('## Our plan\n'),
      'content/news/b.de.md': article('## Unser Plan\n'),
    }
    const linking = (en: string, de: string) =>
      brief(check({ ...target, 'content/news/a.en.md': article(en), 'content/news/a.de.md': article(de) }))
    expect(linking('[b](/news/b#our-plan)\n', '[b](/news/b#unser-plan)\n')).toEqual([])
    expect(linking('[b](/news/b#our-plan)\n', '[b](/news/b#our-plan)\n')).toEqual([
      `missing-fragment content/news/a.de.md:${first}`,
    ])
  })

  test('MD-60 English paths in German texts are right, and so are German ones', () => {
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

  test('link fields know route ids and entries as well', () => {
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

  test('references name entries that exist', () => {
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
})

describe('size and depth, each within two seconds', () => {
  const bad: [string, string, string][] = [
    ['MD-61 5 MB', 'Words and words. '.repeat(300_000), 'file-too-large'],
    ['MD-62 10 000 levels of lists', `${'- '.repeat(10_000)}x`, 'nested-too-deep'],
    ['MD-62 10 000 levels of quotes', `${'>'.repeat(10_000)}x`, 'nested-too-deep'],
    [
      'MD-62 levels by indentation',
      Array.from({ length: 500 }, (_, level) => `${' '.repeat(level * 2)}- x`).join('\n'),
      'nested-too-deep',
    ],
    ['MD-63 50 000 [', '['.repeat(50_000), 'line-too-long'],
    ['MD-63 50 000 [ on many lines', '[[[[[[[[[[\n'.repeat(5_000), 'too-many-marks'],
    ['MD-64 100 000 *', '*'.repeat(100_000), 'line-too-long'],
    ['MD-64 emphasis over and over', '*a **a _a __a\n'.repeat(10_000), 'too-many-marks'],
    ['a long run of one mark', '`'.repeat(5_000), 'mark-repeated'],
  ]

  test.each(bad)('%s', (_name, text, rule) => {
    const start = Date.now()
    expect(rulesOf(errorsOf(`${text}\n`))).toContain(rule)
    expect(Date.now() - start).toBeLessThan(2000)
  })

  test('deep values in the front matter', () => {
    const deep = (text: string) => rulesOf(check({ 'content/products/x.en.md': product(`${text}\n`) }))
    expect(deep(`cover: ${'['.repeat(50_000)}`)).toContain('nested-too-deep')
    expect(deep(`cover: ${'{a: '.repeat(5_000)}`)).toContain('nested-too-deep')
    expect(deep(`cover:\n${'- '.repeat(5_000)}`)).toContain('nested-too-deep')
  })

  test('good twins: a long article, a nested list, a table with many cells', () => {
    const table = `| a | b | c |\n| --- | --- | --- |\n${'| **1** | [us](/about) | `x` |\n'.repeat(100)}`
    const list = '- a\n  - b\n    - c\n      1. d\n'
    const text = `${'Words and words. '.repeat(1000)}\n\n${list}\n${table}\n`
    expect(
      brief(
        check({
          'content/news/a.en.md': article(text),
          'content/news/a.de.md': article(text.replaceAll('Words', 'Wörter')),
        }),
      ),
    ).toEqual([])
  })
})
