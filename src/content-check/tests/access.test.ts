/** Inaccessible content, each case with an accessible twin: structure, tables, links, images, words. */
import { article, check, inAll, product } from './good-site'

/** The findings in an English text, as `rule line`, counted from the text's first line. */
const inEnglish = (text: string, lines = '') =>
  check({
    ...inAll('products/lotse', product()),
    ...inAll('news/a', article('Words.\n')),
    'content/news/a.en.md': article(`${text}\n`, lines),
  })
    .filter(({ path, rule }) => path === 'content/news/a.en.md' && rule !== 'unequal-headings')
    .map(({ rule, line }) => `${rule} ${line - 7 - (lines ? lines.split('\n').length - 1 : 0)}`)

const inGerman = (text: string) =>
  check({ ...inAll('news/a', article('Words.\n')), 'content/news/a.de.md': article(`${text}\n`) })
    .filter(({ path, rule }) => path === 'content/news/a.de.md' && !/^unequal/.test(rule))
    .map(({ rule }) => rule)

const many = (words: number) => 'Words '.repeat(words).trim()

describe('structure that is typed instead of marked up', () => {
  test.each([
    ['a paragraph in bold', '**Our plan**\n\nWords.', ['bold-as-heading 1']],
    ['a first line in bold', 'Words.\n\n**Our plan**\\\nWords.', ['bold-as-heading 3']],
    ['bullets on lines', 'Words:\n• one\n• two', ['typed-list 2']],
    ['bullets on paragraphs', '• one\n\n• two\n\n• three', ['typed-list 3']],
    ['numbers', 'Words:\\\na) one\\\nb) two', ['typed-list 2']],
    ['dashes of an editor', '\\- one\n\n\\- two', ['typed-list 3']],
    ['columns of bars', 'Day | Hours | Place\nMonday | 9 | here', ['typed-table 1']],
    ['columns of spaces', 'Monday     9 o’clock\nTuesday     10 o’clock', ['typed-table 1']],
    ['spaced letters', 'This is i m p o r t a n t for all.', ['spaced-letters 1']],
    ['a paragraph for distance', 'Words.\n\n&nbsp;\n\nWords.', ['empty-paragraph 3']],
    ['an empty item', '- one\n-\n- three', ['empty-list-item 2']],
    ['a heading before a heading', '## One\n\n## Two\n\nWords.', ['heading-without-text 1']],
    ['a heading at the end', 'Words.\n\n## One', ['heading-without-text 3']],
    ['a long text', `## One\n\n${many(401)}`, ['long-without-heading 1']],
    ['a table without a head', '|  |  |\n|---|---|\n| 1 | 2 |', ['empty-table-head 1']],
    ['a column without a name', '| a |  |\n|---|---|\n| 1 | 2 |', ['empty-table-head 1']],
    ['a table without rows', '| a | b |\n|---|---|', ['table-without-rows 1']],
    ['an empty cell', '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |  |', ['empty-table-cell 4']],
  ])('%s', (_name, text, found) => expect(inEnglish(text)).toEqual(found))

  test.each([
    ['a heading', '## Our plan\n\nWords.'],
    ['a sentence in bold', '**We answer within a day.**\n\nWords.'],
    ['bold at the beginning of a sentence', '**Fast:** it answers at once.\n\nWords.'],
    ['lists', '- one\n- two\n\n1. one\n2. two'],
    ['one dash, and lines of an address', 'Words – and more\n– so to say.\n\nStreet 1\\\n12345 Town'],
    ['bars and spaces in code', '`a | b | c`\n`d | e | f`\n\n```\na     b\nc     d\n```'],
    ['short words', 'I a m'],
    ['a heading with one below', '## One\n\n### Two\n\nWords.'],
    ['a long text with headings', `## One\n\n${many(399)}\n\n## Two\n\n${many(399)}`],
    ['a table with an empty corner', '|  | b |\n|---|---|\n| 1 | 2 |'],
  ])('good twin: %s', (_name, text) => expect(inEnglish(text)).toEqual([]))
})

describe('links', () => {
  test.each([
    ['more', '[More](/about)', ['vague-link-text 1']],
    ['read more', 'Words\n[Read more …](/about)', ['vague-link-text 2']],
    ['the type alone', '[PDF](/downloads/plan.pdf)', ['vague-link-text 1']],
    ['a number sign', '[our plan](#)', ['empty-target 1']],
    ['one name for two places', '[Our plan](/about), [our plan](/contact)', ['same-words-other-target 1']],
    ['a file elsewhere', '[the plan](https://example.com/plan.pdf)', ['file-without-type 1']],
    ['a film', '[the talk](https://www.youtube.com/watch?v=M7lc1UVf-VE)', ['recording-without-text 1']],
    ['sound', '[the talk](https://example.com/talk.mp3?x=1)', ['recording-without-text 1']],
  ])('%s', (_name, text, found) => expect(inEnglish(text)).toEqual(found))

  test.each([
    ['what is behind it', '[More about us](/about), [the plan in full](/contact)'],
    ['one name for one place', '[Lotse](/products/lotse), [Lotse](/en/products/lotse)'.replace('/en', '')],
    ['a file elsewhere that is named', '[the plan (PDF, 2 MB)](https://example.com/plan.pdf)'],
    ['an own file', '[the plan](/downloads/plan.pdf)'],
    ['a page at a provider of videos', '[their channel](https://www.youtube.com/@musterwerk)'],
  ])('good twin: %s', (_name, text) => expect(inEnglish(text)).toEqual([]))

  const decomposed = '[\u00d6ffnen](/about)'.normalize('NFD')
  test.each(['[mehr](/about)', '[Weiterlesen](/about)', '[Hier klicken!](/about)', decomposed])(
    '%s',
    (text) => expect(inGerman(text)).toEqual(['vague-link-text']),
  )
  test('good twin: mehr über etwas', () => expect(inGerman('[Mehr über uns](/about)')).toEqual([]))

  test('button texts', () => {
    const withButton = (words: string) => {
      const call = `  - type: contactCall\n    id: call\n    heading: H\n    lead: Words.\n    action: { label: ${words}, link: contact }\n`
      return check(inAll('products/lotse', product().replace('sections:\n', `sections:\n${call}`)))
        .map(({ rule }) => rule)
        .filter((rule) => rule === 'vague-link-text')
    }
    expect(withButton('Click here')).toEqual(['vague-link-text', 'vague-link-text'])
    expect(withButton('Write to us')).toEqual([])
  })
})

describe('pictures', () => {
  test.each([
    ['the name of the file in words', '![plan](/media/plan.png)', ['alt-is-file-name 1']],
    ['a kind of picture', '![Diagram](/media/plan.png)', ['alt-says-nothing 1']],
    ['that it is a picture', '![Picture of a hall](/media/plan.png)', ['alt-announces-picture 1']],
    ['the caption', '![A hall.](/media/plan.png "A hall")', ['alt-repeats-caption 1']],
  ])('%s', (_name, text, found) => expect(inEnglish(text)).toEqual(found))

  test('good twin: what the image shows', () => {
    expect(inEnglish('![The plan of a hall with two doors](/media/plan.png "Our hall")')).toEqual([])
    expect(inGerman('![Bildschirm mit dem Plan](/media/plan.png)')).toEqual([])
  })

  const pictured = (section: string) =>
    check(inAll('products/lotse', product().replace('sections:\n', `sections:\n${section}`)))
      .filter(({ path }) => path.endsWith('.en.md'))
      .map(({ rule }) => rule)
  const section = (fields: string, caption = '', id = 'picture') =>
    `  - type: image\n    id: ${id}\n    image: { src: /media/plan.png, ${fields} }\n${caption && `    caption: ${caption}\n`}`

  test('decorative images that carry meaning', () => {
    expect(pictured(section('decorative: true', 'Our hall'))).toEqual(['decoration-with-caption'])
    expect(pictured(section('alt: A hall', 'A hall'))).toEqual(['alt-repeats-caption'])
    expect(pictured(section('decorative: true') + section('alt: A hall', '', 'second'))).toEqual([
      'decoration-described-elsewhere',
    ])
    expect(pictured(section('decorative: true'))).toEqual([])
    expect(pictured(section('alt: A hall', 'Built in 2012') + section('alt: A hall', '', 'second'))).toEqual(
      [],
    )
  })
})

describe('words', () => {
  test.each([
    ['filler', 'Lorem ipsum.', 'placeholder-words'],
    ['a note', 'Words. TODO: prices.', 'placeholder-words'],
    ['an instruction', 'Insert text here', 'placeholder-words'],
    ['colour', 'Press the green button.', 'by-colour-alone'],
    ['colour of marks', 'New dates are highlighted in red.', 'by-colour-alone'],
    ['place', 'Use the form on the right.', 'by-place-alone'],
    ['shape', 'Press the round button.', 'by-place-alone'],
    ['capitals', 'THIS IS IMPORTANT NEWS for all.', 'words-in-capitals'],
    ['capitals and a mark', 'ATTENTION PLEASE!', 'words-in-capitals'],
    ['German', 'Wir haben das nicht für Sie gemacht.', 'unmarked-language'],
    ['German in quotes', 'He called it “das Werk, das wir nicht haben”, and smiled.', 'unmarked-language'],
    ['a tag that is none', 'A [Plan]{xx}.', 'unknown-language'],
  ])('%s', (_name, text, rule) => expect(inEnglish(text)).toEqual([`${rule} 1`]))

  test.each([
    ['filler', 'Hier steht Blindtext.', 'placeholder-words'],
    ['a note', 'Text folgt', 'placeholder-words'],
    ['colour', 'Drücken Sie auf die grüne Schaltfläche.', 'by-colour-alone'],
    ['colour of marks', 'Neue Termine sind rot markiert.', 'by-colour-alone'],
    ['place', 'Klicken Sie rechts oben auf das Menü.', 'by-place-alone'],
    ['column', 'Das Formular steht in der rechten Spalte.', 'by-place-alone'],
    ['shape', 'Drücken Sie den runden Knopf.', 'by-place-alone'],
    ['capitals', 'WICHTIGER HINWEIS', 'words-in-capitals'],
    ['English', 'We have built this for you and your team.', 'unmarked-language'],
  ])('in German: %s', (_name, text, rule) => expect(inGerman(text)).toEqual([rule]))

  test.each([
    [
      'colours and places of things',
      'The red lamp is on the left of the machine. You are on the right track.',
    ],
    ['names with colour', 'Press the green button “Start”.'.replace('the green button ', '')],
    ['abbreviations', 'EDIFACT INVOIC, ISO and DIN EN 16931 are standards.'],
    ['abbreviations in a table', '| a | b |\n|---|---|\n| EDIFACT INVOIC | 2 |'],
    ['names and short words', 'The team of Kleine und Partner is here for you.'],
    ['marked words', 'They say [wir haben das nicht für Sie gemacht]{de} there.'],
    ['code', 'Write `Lorem ipsum` or `TODO`.'],
  ])('good twin: %s', (_name, text) => expect(inEnglish(text)).toEqual([]))

  test.each([
    ['colours and places of things', 'Links vom Werk liegt der rote Platz. Das ist rechtens.'],
    ['loanwords', 'Das Team plant Updates und Workshops für die Cloud.'],
    ['marked words', 'Dort steht [you have to do this on your own]{en}.'],
  ])('good twin in German: %s', (_name, text) => expect(inGerman(text)).toEqual([]))

  test('a draft may contain placeholder text', () => {
    const severity = (lines: string) =>
      check(inAll('news/a', article('TODO\n', lines)))
        .filter(({ rule }) => rule === 'placeholder-words')
        .map((problem) => problem.severity)
    expect(severity('')).toEqual(['error', 'error'])
    expect(severity('draft: true\n')).toEqual(['warning', 'warning'])
  })

  test('fields without formatting: typed lists, and markup that has no effect there', () => {
    const titled = (title: string) =>
      check(inAll('news/a', article().replace('title: Article', `title: ${JSON.stringify(title)}`)))
        .filter(({ locale }) => locale === 'en')
        .map(({ rule, line }) => `${rule} ${line}`)
    expect(titled('The [Plan]{de}')).toEqual(['language-mark-in-plain-text 2'])
    expect(titled('- one\n- two')).toContain('typed-list 2')
    expect(titled('The plan [of 2026]')).toEqual([])
  })
})

test('a language can be marked in formatted text only, and is advised there only', () => {
  const german = 'Wir haben das nicht für Sie gemacht, und Sie wissen das.'
  const remedies = (text: string) =>
    check({ ...inAll('news/a', article('Words.\n')), 'content/news/a.en.md': text })
      .filter(({ rule }) => rule === 'unmarked-language')
      .map(({ remedy }) => remedy.en)
  expect(remedies(article(`${german}\n`))).toEqual([expect.stringContaining('[words]{de}')])
  const plain = article('Words.\n').replace(/^summary: .*$/m, `summary: ${german}`)
  expect(remedies(plain)).toEqual(['translate it; a name can stay as it is'])
})
