/** Texts that would keep a parser busy for seconds (MD-61 to MD-64). */
import MarkdownIt from 'markdown-it'
import { article, brief, check, inAll, product, rulesOf } from './good-site'

const file = 'content/news/a.en.md'
const errorsOf = (text: string) =>
  check({ ...inAll('news/a', article('Words.\n')), [file]: article(text) }).filter(
    ({ path }) => path === file,
  )

describe('size and depth, rejected before parsing', () => {
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
    ['half a million characters', 'Words and words.\n'.repeat(30_000), 'text-too-large'],
    ['a long run of one mark', '`'.repeat(5_000), 'mark-repeated'],
  ]

  test.each(bad)('%s', (_name, text, rule) => {
    const parse = jest.spyOn(MarkdownIt.prototype, 'parse')
    expect(rulesOf(errorsOf(`${text}\n`))).toContain(rule)
    expect(parse.mock.calls.filter(([parsed]) => String(parsed).includes(text))).toEqual([])
  })

  test('a text that still takes longer than two seconds', () => {
    const clock = jest.spyOn(Date, 'now')
    let now = 0
    clock.mockImplementation(() => (now += 2001))
    const slow = rulesOf(errorsOf('Words.\n'))
    clock.mockRestore()
    expect(slow).toEqual(['text-too-slow'])
  })

  test('deeply nested values in the front matter', () => {
    const deep = (text: string) => rulesOf(check({ 'content/products/x.en.md': product(`${text}\n`) }))
    expect(deep(`cover: ${'['.repeat(50_000)}`)).toContain('nested-too-deep')
    expect(deep(`cover: ${'{a: '.repeat(5_000)}`)).toContain('nested-too-deep')
    expect(deep(`cover:\n${'- '.repeat(5_000)}`)).toContain('nested-too-deep')
  })

  test('good twins: a long article, a nested list, a table with many cells', () => {
    const table = `| a | b | c |\n| --- | --- | --- |\n${'| **1** | [us](/about) | `x` |\n'.repeat(100)}`
    const list = '- a\n  - b\n    - c\n      1. d\n'
    const text = `${`## Words\n\n${'Words and words. '.repeat(100)}\n\n`.repeat(10)}${list}\n${table}\n`
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
