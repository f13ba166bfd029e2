/** Encoding, and what editors and git leave behind (MD-65 to MD-72). */
import { article, brief, check, inAll, product, rulesOf } from './good-site'

const file = 'content/news/a.en.md'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const withFile = (content: string | Uint8Array) => check({ ...inAll('news/a', article()), [file]: content })

test('MD-65 Latin-1', () => {
  const latin = Uint8Array.from([...article('Words.\n\nGr'), '\u00fc', ...'n\n'], (letter) =>
    letter.charCodeAt(0),
  )
  expect(brief(withFile(latin))).toEqual([`not-utf8 ${file}:10`])
})

test('MD-66 UTF-16', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...[...article()].flatMap((letter) => [letter.charCodeAt(0), 0])])
  expect(brief(withFile(utf16))).toEqual([`not-utf8 ${file}:1`])
})

test('MD-66 carriage returns without line feeds', () => {
  expect(brief(withFile(article().replaceAll('\n', '\r')))).toEqual([`lone-return ${file}:1`])
  expect(brief(withFile(article('Words.\r\n\nMore\rwords.\n')))).toEqual([`lone-return ${file}:10`])
})

test('MD-67 NUL bytes, and a binary file with a Markdown name', () => {
  expect(brief(withFile(article('Words\0.\n')))).toEqual([`binary-file ${file}:8`])
  expect(brief(withFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])))).toEqual([
    `binary-file ${file}:1`,
  ])
})

test('MD-68 lone surrogates', () => {
  expect(brief(withFile(article().replace('title: Article', 'title: "A \\ud800 b"')))).toContain(
    `half-character ${file}:2`,
  )
  expect(brief(withFile(article().replace('title: Article', 'title: "A \\U0001F680 b"')))).toEqual([])
})

test('MD-68 bidi controls, control characters, mojibake', () => {
  expect(brief(withFile(article('One.\n\nTwo \u202egpj.exe\n')))).toEqual([`hidden-direction ${file}:10`])
  expect(rulesOf(withFile(article().replace('title: Article', 'title: "A \\b b"')))).toEqual([
    'control-character',
  ])
  for (const none of ['\ufffe', '\uffff', '\ufdd0', '\u{1fffe}', '\u{10ffff}']) {
    expect(brief(withFile(article(`One.\n\nTwo ${none}.\n`)))).toEqual([`no-character ${file}:10`])
  }
  expect(rulesOf(withFile(article().replace('title: Article', 'title: "A \\uffff b"')))).toEqual([
    'no-character',
  ])
  expect(rulesOf(withFile(article('GrÃ¼n und â€žgutâ€œ\n')))).toEqual(['broken-character'])
  expect(
    rulesOf(withFile(article('Grün und „gut“ – “good”, 100\u00a0%, Sil\u00adben, 👩‍💻, Ãtude\n'))),
  ).toEqual([])
})

test('MD-69 merge conflict markers, and only those are reported', () => {
  const conflict = article().replace(
    'title: Article',
    '<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main',
  )
  expect(brief(withFile(conflict))).toEqual([`merge-conflict ${file}:2`])
  expect(rulesOf(withFile(article('Words.\n\n<<<<<<< HEAD\n')))).toEqual(['merge-conflict'])
  expect(rulesOf(withFile(article('A shift by << and >> is fine, and so is `<<<<<<<`.\n')))).toEqual([])
})

test('MD-70 an empty file', () => {
  expect(brief(withFile(''))).toEqual([`empty-file ${file}:1`])
  expect(brief(withFile('\ufeff\n \n'))).toEqual([`empty-file ${file}:1`])
})

test('MD-71 front matter: missing, unclosed, or in another format', () => {
  expect(brief(withFile('Just words.\n'))).toEqual([`no-front-matter ${file}:1`])
  expect(rulesOf(withFile('---\ntitle: A\n\nWords.\n'))).toEqual(['open-front-matter'])
  expect(rulesOf(withFile('---\ntitle: A\n---more\n\nWords.\n'))).toEqual(['open-front-matter'])
  expect(brief(withFile(`---js\n${article().slice(4)}`))).toEqual([`foreign-front-matter ${file}:1`])
  expect(rulesOf(withFile('---\njust words\n---\n'))).toEqual(['yaml-not-fields'])
  expect(rulesOf(withFile('---\n---\n\nWords.\n'))).toContain('yaml-not-fields')
})

test('MD-71 a body that is missing, misplaced, or not shown', () => {
  expect(rulesOf(withFile(article('')))).toEqual(['missing'])
  expect(rulesOf(check(inAll('products/lotse', `${product()}Words.\n`)))).toEqual(['unexpected-body'])
  expect(rulesOf(withFile(article('Words.\n', 'body: Words\n')))).toEqual(['body-as-field'])
})

test('a faulty file does not hide the others, and still counts as its entry’s language', () => {
  const found = check({
    ...inAll('news/a', article()),
    [file]: bytesOf('x'),
    ...inAll('news/b', article('# Title\n\nWords.\n')),
  })
  expect(brief(found)).toEqual([
    `no-front-matter ${file}:1`,
    'first-level-heading content/news/b.de.md:8',
    'first-level-heading content/news/b.en.md:8',
  ])
})

test('the file of expected search results is not an entry', () => {
  expect(brief(check({ 'content/search-queries.yml': 'en:\n  first:\n    words: /contact\n' }))).toEqual([])
  expect(brief(check({ 'content/queries.yml': 'en: {}\n' }))).toEqual([
    'unexpected-file content/queries.yml:1',
  ])
})

test('a fault in the file of expected search results is reported, because the build reads it', () => {
  expect(brief(check({ 'content/search-queries.yml': 'en:\n  first:\n    words: [/contact\n' }))).toEqual([
    'yaml-unclosed content/search-queries.yml:3',
  ])
  expect(brief(check({ 'content/search-queries.yml': 'en:\n  first: {}\ndd:\n  first: {}\n' }))).toEqual([
    'unknown-language content/search-queries.yml:3',
  ])
})
