/** Small functions without dependencies on the site. */
import { escapeHtml, unescapeHtml } from './html'
import { fillIn } from './fill-in'
import { telHref } from './tel'
import { typingErrors } from './typing-errors'
import { isBlank, isGroup } from './values'

test('escaped text survives a round trip, and other references are kept', () => {
  const text = `<a href="x" title='y'>R&D &amp; &nbsp;</a>`
  expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/)
  expect(unescapeHtml(escapeHtml(text))).toBe(text)
  expect(unescapeHtml('&#x27;&hellip;&constructor;')).toBe("'&hellip;&constructor;")
})

test('placeholders are filled, and those without a value are kept', () => {
  expect(fillIn('{{a}} {{ b }} {{c}} {a}', { a: 1, b: '$&' })).toBe('1 $& {{c}} {a}')
})

test('a telephone number is dialled as written', () => {
  expect(telHref('+49 (30) 231-25 000')).toBe('tel:+493023125000')
})

test.each([
  ['lotse', 'lotse', 0],
  ['ltose', 'lotse', 1],
  ['lots', 'lotse', 1],
  ['abc', 'xyz', 3],
])('%s and %s: %i errors', (a, b, errors) => {
  expect(typingErrors(a, b)).toBe(errors)
  expect(typingErrors(a, b, 1)).toBe(Math.min(errors, 2))
})

test('groups and blanks', () => {
  expect([{}, [], null, 'a', undefined].map(isGroup)).toEqual([true, false, false, false, false])
  expect([undefined, null, '', ' \n', [], 0, false, {}, 'a'].map(isBlank)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
