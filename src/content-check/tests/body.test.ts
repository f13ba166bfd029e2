/** The allowed content of Markdown texts (MD-39 to MD-46, MD-53 to MD-56). */
import { article, brief, check, filesOf, inAll, member, page as pageOf, product, rulesOf } from './good-site'

const file = 'content/news/a.en.md'
const errorsOf = (text: string) =>
  check({ ...inAll('news/a', article('Words.\n')), [file]: article(text) }).filter(
    ({ path }) => path === file,
  )
/** The line of the file on which the text starts. */
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
    ['a misspelt placeholder', 'Call {{company.fone}}.', 'unknown-placeholder'],
    ['an invented placeholder', 'Call {{weather.today}}.', 'unknown-placeholder'],
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
    ['placeholders', 'Call {{company.phone}}.\n\n{{ storage.media }}'],
    ['an address of its own', '<https://example.com>'],
    ['a fragment', '## Our plan\n\n[to the plan](#our-plan)'],
    ['the word javascript: in prose', 'Write javascript: and data: as you like.'],
  ])('good twin: %s', (_name, text) => {
    const german = article(text.startsWith('##') ? '## Our plan\n\nWörter.\n' : 'Wörter.\n')
    const found = check({ 'content/news/a.de.md': german, [file]: article(`${text}\n`) })
    expect(brief(found)).toEqual([])
  })

  test('a placeholder for a missing company fact is reported where it is used', () => {
    const settings = String(filesOf()['content/site/site.yml'])
    const changes = {
      'content/site/site.yml': settings.replaceAll(', vatId: V', ''),
      [file]: article('Our VAT id: {{company.vatId}}\n'),
    }
    expect(rulesOf(check(changes).filter(({ path }) => path === file))).toContain('missing-fact')
    const without = rulesOf(check({ ...changes, [file]: article('Words.\n') }))
    expect(without).not.toContain('missing-fact')
    expect(without).not.toContain('missing')
    const unreadable = { ...changes, 'content/site/site.yml': `${settings}x: [\n` }
    expect(rulesOf(check(unreadable))).not.toContain('missing-fact')
  })

  test('a text that names the managers needs one: a published person who belongs to the management', () => {
    const naming = { [file]: article('Represented by {{company.managers}}.\n') }
    const found = (team: string) =>
      brief(check({ ...naming, ...inAll('team/jonas', team) })).filter((line) => line.includes(file))
    expect(found(member())).toEqual([`missing-fact ${file}:8`])
    expect(found(member('management: true\ndraft: true\n'))).toEqual([`missing-fact ${file}:8`])
    expect(found(member('management: true\n'))).toEqual([])
    expect(found(member('management: [\n'))).toEqual([])
  })

  test('Markdown in the front matter follows the same rules, with the line within the field', () => {
    const text = { bad: 'Words.\n\n<script>\n', good: 'Words.\n' }
    const found = check({
      ...inAll('products/b', product()),
      'content/products/b.en.md': product('', text.bad),
    })
    expect(brief(found)).toEqual(['raw-html content/products/b.en.md:14'])
    expect(found[0]).toMatchObject({ field: 'sections[0].text', label: { en: 'Text' } })
  })
})

describe('link texts, alternative texts, headings', () => {
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
      '## One\n\n### Two\n\nWords.\n\n## Three\n\n![A plan of the hall](/media/plan.png "Hall")\n\nMore [about us](/about), [here to stay](/news).\n'
    const german = article(
      text
        .replace('More', 'Mehr')
        .replace(/A plan of the hall/, 'Ein Plan')
        .replace('about us', 'über uns')
        .replace('here to stay', 'hier und jetzt'),
    )
    expect(brief(check({ [file]: article(text), 'content/news/a.de.md': german }))).toEqual([])
  })

  test('images in fields: an alternative text, or marked as decorative', () => {
    const cover = (lines: string) =>
      rulesOf(check(inAll('news/a', article('Words.\n', `cover:\n  src: /media/plan.png\n${lines}`))))
    expect(cover('')).toEqual(['missing-alt'])
    expect(cover('  alt: plan.png\n')).toEqual(['alt-is-file-name'])
    expect(cover('  alt: Plan\n  decorative: true\n')).toEqual(['alt-on-decoration'])
    expect(cover('  alt: Plan\n')).toEqual([])
    expect(cover('  decorative: true\n')).toEqual([])
  })
})

describe('sections and plain texts', () => {
  const page = (lines: string) =>
    rulesOf(check(inAll('products/lotse', product().replace('sections:\n', `sections:\n${lines}`))))
  const faq = (anchor: string) =>
    `  - type: faq\n    id: faq\n    anchor: ${anchor}\n    heading: H\n    items:\n      - question: Q\n        answer: A\n`

  test('an anchor is unique on a page', () => {
    expect(page(faq('overview'))).toEqual(['anchor-twice'])
    expect(page(faq('questions'))).toEqual([])
  })

  test('the opening section comes first', () => {
    const hero = '  - type: hero\n    id: again\n    heading: Once more\n    size: small\n'
    const about = (lines: string) =>
      rulesOf(
        check({
          'content/pages/about.en.md': pageOf('en', lines),
          'content/pages/about.de.md': pageOf('de', lines),
        }),
      )
    expect(about(hero)).toEqual(['second-opening'])
    expect(about('')).toEqual([])
  })

  test('tags and links in plain text are reported, because they would be shown literally', () => {
    const titled = (title: string) =>
      check(inAll('news/a', article().replace('title: Article', `title: '${title}'`)))
    expect(titled('A <b>bold</b> step').map(({ rule, severity }) => [rule, severity])).toEqual([
      ['markup-in-text', 'warning'],
      ['markup-in-text', 'warning'],
    ])
    expect(new Set(rulesOf(titled('See [the list](/products)')))).toEqual(new Set(['markup-in-text']))
    expect(titled('a < b, <3 x')).toEqual([])
    expect(titled('Figures [in euros] (net)')).toEqual([])
  })

  test('placeholders in plain text are reported, because only Markdown replaces them', () => {
    const titled = (title: string) =>
      check(inAll('news/a', article().replace('title: Article', `title: '${title}'`)))
    expect(titled('Call {{company.phone}}').map(({ rule, severity }) => [rule, severity])).toEqual([
      ['placeholder-in-plain-text', 'warning'],
      ['placeholder-in-plain-text', 'warning'],
    ])
    expect(titled('Set {{ in two }} braces.')).toEqual([])
  })
})
