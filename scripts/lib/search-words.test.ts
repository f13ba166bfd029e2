/** The list of words: their spelling, words with hyphens, numbers. */
import { writtenWords } from './search-words'

test.each([
  ['as written', ['Lotse verbindet Systeme'], ['Lotse', 'Systeme', 'verbindet']],
  ['in the most frequent spelling', ['Planning. We like planning and planning'], ['and', 'like', 'planning']],
  ['in lower case if in doubt', ['Planning or', 'planning'], ['planning']],
  ['with numbers of any length', ['Taktgeber 4 in 2026'], ['2026', '4', 'Taktgeber']],
  ['with hyphens, besides their parts', ['E-Mail: on\u2011call'], ['call', 'E-Mail', 'Mail', 'on-call']],
  ['once, with or without hyphens', ['an e-mail', 'your e-mail', 'email'], ['e-mail', 'mail', 'your']],
])('words are listed %s', (_, texts, words) => {
  expect(writtenWords(texts)).toEqual(words)
})
