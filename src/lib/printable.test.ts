/** Text for a terminal. */
import { printable } from './printable'

test.each([
  ['\u001b[2Ja', '\\u001b[2Ja'],
  ['a\u202egpj.exe', 'a\\u202egpj.exe'],
  ['one\ntwo\r\u2028three', 'one\\u000atwo\\u000d\\u2028three'],
  ['\ud800 \ufffe \u{1ffff} \ufeff', '\\ud800 \\ufffe \\ud83f\\udfff \\ufeff'],
])('%j', (text, shown) => {
  expect(printable(text)).toBe(shown)
  expect(JSON.parse(printable(JSON.stringify(text)))).toBe(text)
})

test.each(['Größe “x” – 100 %', '日本語 עברית', '👩🏽‍💻 Sil\u00adbe'])('%s is left unchanged', (text) => {
  expect(printable(text)).toBe(text)
})
