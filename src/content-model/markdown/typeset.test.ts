/** Lines only break where reading can pause. */
import { keepPrefixes, typeset } from './typeset'

/** Shows non-breaking spaces as underscores. */
const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_')

test.each([
  ['99,96 % in 25 MB ab 9 Uhr', '99,96_% in 25_MB ab 9_Uhr'],
  ['10 am to 3:30 pm, I am here, 3 amps, 1,500 euros', '10_am to 3:30_pm, I am here, 3 amps, 1,500_euros'],
  [
    '§ 5 DDG, § 18 Abs. 2 MStV, Art. 6 Abs. 1 Buchst. f',
    '§_5 DDG, §_18 Abs._2 MStV, Art._6 Abs._1 Buchst._f',
  ],
  ['section 25 (2) no. 2, 2.4 million', 'section_25 (2) no. 2, 2.4_million'],
  ['z. B. hier, d. h. dort, u. a. sie, i. d. R. nie', 'z._B. hier, d._h. dort, u._a. sie, i._d._R. nie'],
  ['am 1. Januar 2027, im Mai 2027', 'am 1._Januar_2027, im Mai 2027'],
  ['on January 1, 2027, in May 2027', 'on January_1,_2027, in May 2027'],
  ['12345 Musterstadt, HRB 12345', '12345_Musterstadt, HRB_12345'],
  ['In 5 Minuten sind 3 Männer da. Plan A. Es gilt.', 'In 5 Minuten sind 3 Männer da. Plan A. Es gilt.'],
])('%s', (text, held) => expect(shown(text)).toBe(held))

test('a short prefix stays with its word', () => {
  expect(keepPrefixes('Die E-Mail-Adresse, Hans-Peter, IT-Leiter, A-b')).toBe(
    'Die <span class="whole">E-Mail</span>-Adresse, Hans-Peter, IT-Leiter, A-b',
  )
  expect(keepPrefixes('An e-invoice, a test-run')).toBe('An <span class="whole">e-invoice</span>, a test-run')
})
