/** Tables of texts: found where the page has one, with the same cells, and written so that the page stays the same. */
import { renderMarkdown } from '../../content-model/markdown/render'
import { copiedCells, copiedTable, readTable, tableAt, tableText } from './table'

const html = (text: string) =>
  renderMarkdown(text, { resolveLink: (target) => target, renderImage: () => undefined }).html.trim()

const rows = '| a | b |\n| --- | ---: |\n| x | 1 |'

test.each([
  ['nothing else', rows],
  ['an escaped bar', '| a | b |\n| --- | --- |\n| x \\| y | `1 \\| 2` |'],
  ['escaped backslashes', '| a | b |\n| --- | --- |\n| x \\\\| y | C:\\ |'],
  ['alignments', '| a | b | c | d |\n| :-- | :-: | --: | - |\n| 1 | 2 | 3 | 4 |'],
  ['marks', '| **a** | b |\n|---|---|\n| *x* | [y](/z) |'],
  ['no bars at the ends', 'a | b\n--- | ---\nx | 1'],
  ['rows without bars', '| a | b |\n| --- | --- |\nx'],
  ['short rows', '| a | b |\n| --- | --- |\n| x |\n|  | 2 |'],
  ['one column', '| a |\n| --- |\n| x |'],
  ['an empty heading', '|  | b |\n| --- | --- |\n| x | 1 |'],
  ['no rows', '| a | b |\n| --- | --- |'],
  ['a hyphen in a heading', '- a | b\n--- | ---\nx | y'],
  ['a number in a heading', '# | b\n-- | --\n1 | y'],
  ['indentation', '  | a | b |\n | --- | --- |\n   | x | 1 |'],
])('the page has the same table: %s', (_, text) => {
  expect(tableAt(text)).toBe(text)
  expect(html(tableText(readTable(text)))).toBe(html(text))
  expect(html(text)).toContain('<table')
})

test.each([
  ['a blank line', '\n\nText'],
  ['a heading', '\n## Text'],
  ['a quotation', '\n> Text'],
  ['a list', '\n- Text'],
  ['a numbered list', '\n3) Text'],
  ['a rule', '\n***'],
  ['code', '\n```\nText\n```'],
  ['indented lines', '\n    Text'],
  ['a video', '\n::video[a]'],
  ['another table', `\n\n${rows}`],
])('it ends before %s', (_, after) => {
  expect(tableAt(`${rows}${after}`)).toBe(rows)
  expect(html(`${rows}${after}`)).toBe(`${html(rows)}${html(after.slice(1))}`)
})

test.each([
  ['a paragraph', 'a | b\nx | y'],
  ['marks for other columns', '| a | b |\n| --- |\n| x | 1 |'],
  ['a heading without bars', 'a\n---\nx | y'],
  ['marks with a gap', '| a | b |\n| --- || --- |'],
  ['a list', 'a | b\n- | -\nx | y'],
  ['indented code', '    | a | b |\n    | --- | --- |'],
  ['indented marks', '| a | b |\n    | --- | --- |'],
  ['a text before it', `Text\n${rows}`],
])('no table: %s', (_, text) => {
  expect(tableAt(text)).toBeUndefined()
  expect(html(text).startsWith('<div') || html(text).startsWith('<table')).toBe(false)
})

test('a cell holds what was typed', () => {
  const cells = ['x | y', '\\', 'a\\|b', '**z** [l](/l)', '1\n 2']
  const text = tableText({ aligns: ['---:'], rows: [['a'], cells] })
  expect(text.split('\n').slice(0, 2)).toEqual(['| a |  |  |  |  |', '| ---: | --- | --- | --- | --- |'])
  expect(readTable(text).rows[1]).toEqual(['x | y', '\\', 'a\\|b', '**z** [l](/l)', '1 2'])
})

test('cells beyond the headings, which the page does not show, are in the form', () => {
  expect(readTable('| a |\n| :-: |\n| x | y |')).toEqual({
    aligns: [':-:', '---'],
    rows: [
      ['a', ''],
      ['x', 'y'],
    ],
  })
})

test('a table without words is not written', () => {
  expect(tableText({ aligns: [], rows: [['', ' '], []] })).toBe('')
})

test('cells copied from a spreadsheet', () => {
  expect(copiedCells('Größe\t10"\r\n"two\nlines, ""quoted"""\t\r\n')).toEqual([
    ['Größe', '10"'],
    ['two lines, "quoted"', ''],
  ])
  expect(copiedCells('one\n')).toEqual([['one']])
})

test('plain text with tabs is a table if each of its rows has the same cells', () => {
  expect(copiedTable('\tb\r\n1\t\r\n')).toEqual([
    ['', 'b'],
    ['1', ''],
  ])
  for (const text of ['a\tb', 'a\nb', 'a\tb\nc', 'a\tb\n\nc\td', '\ta\n\tb', ''])
    expect(copiedTable(text)).toBeUndefined()
})
