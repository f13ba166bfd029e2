/** Reducing texts to their words. */
import { plainWords } from './plain-words'

test('neither punctuation nor case nor spaces make texts differ', () => {
  expect(plainWords(' Read  more … ')).toBe('read more')
  expect(plainWords('plan-halle_2')).toBe('plan halle 2')
  expect(plainWords('…')).toBe('')
})

test('decomposed umlauts are the same letters as composed ones', () => {
  const words = 'Über uns: Öffnungszeiten und Ärzte'
  expect(words.normalize('NFD')).not.toBe(words.normalize('NFC'))
  expect(plainWords(words.normalize('NFD'))).toBe('über uns öffnungszeiten und ärzte'.normalize('NFC'))
  expect(plainWords(words.normalize('NFC'))).toBe(plainWords(words.normalize('NFD')))
})
