/** FRM-28: browser and server apply the same rules, also after transmission. */
import { emptyValues, textFieldNames, type ContactValues } from '../../forms/contact/fields'
import { findProblems } from '../../forms/contact/schema'
import { random } from '../../pattern/random'
import { startSite, type Site } from '../testing/contact-site'
import { sampleRequest } from '../testing/samples'

jest.setTimeout(30_000)

const pieces = [
  ...[
    'a',
    'ß',
    'ü',
    'u\u0308',
    '李',
    'م',
    '😀',
    '👩‍👩‍👧',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '.',
    '@',
    '@example.org',
    ',',
    '<',
    '"',
    '&',
    '=',
    '+',
    '%',
    '%0d',
  ],
  ...[
    '\u0000',
    '\u0085',
    '\u009F',
    '\u00A0',
    '\u00AD',
    '\u200B',
    '\u200D',
    '\u202E',
    '\u2028',
    '\u2066',
    '\u3164',
    '\uFEFF',
    '\uD83D',
    '\uDE00',
    '\uFFFD',
  ],
]
const addresses = [
  'a@example.org',
  'a@b',
  'ä@example.org',
  'a@müller.example',
  'a@example.org.',
  'a@@b.org',
  ' a@example.org ',
  '',
]

const next = random(20_260_401)
const pick = <T>(list: readonly T[], fallback: T): T => list[Math.floor(next() * list.length)] ?? fallback

function text(max: number): string {
  const size = Math.floor(next() ** 2 * 12)
  const some = Array.from({ length: size }, () => pick(pieces, '')).join('')
  // Near the limit one time in ten.
  return next() < 0.1 ? some + 'x'.repeat(Math.max(0, max - some.length + Math.floor(next() * 5) - 2)) : some
}

function values(): ContactValues {
  const limits = { name: 100, surname: 100, company: 150, email: 254, phone: 60, message: 4000 }
  const made = { ...emptyValues, consent: next() < 0.85 }
  for (const name of textFieldNames) made[name] = text(limits[name])
  if (next() < 0.7) made.email = pick(addresses, '')
  if (next() < 0.5) made.name ||= 'Ada'
  if (next() < 0.5) made.message ||= 'Hello'
  return made
}

let site: Site
beforeAll(async () => {
  site = await startSite({ delivers: false })
})
afterAll(() => site.close())

/** A browser sends line breaks of a text area as CRLF. */
const nativeText = (value: string): string => value.replace(/\r\n|\r|\n/g, '\r\n')

test('FRM-28: 2,000 random inputs, as JSON and as the plain form: 0 differences', async () => {
  const differences: unknown[] = []
  const outcomes = { valid: 0, invalid: 0 }
  for (let count = 0; count < 2000; count += 1) {
    const entered = values()
    const browser = findProblems(entered)
    const isValid = Object.keys(browser).length === 0
    outcomes[isValid ? 'valid' : 'invalid'] += 1
    const json = await site.post({ ...sampleRequest(), ...entered })
    const server = json.status === 200 ? {} : json.json['fields']
    if (JSON.stringify(server) !== JSON.stringify(browser)) differences.push({ entered, browser, server })
    const { consent, ...texts } = entered
    const form = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, nativeText(value)]))
    const plain = await site.postForm({ ...form, ...(consent ? { consent: 'on' } : {}), language: 'en' })
    if ((plain.status === 303) !== isValid) differences.push({ entered, browser, status: plain.status })
  }
  expect(differences).toEqual([])
  expect(outcomes.valid).toBeGreaterThan(100)
  expect(outcomes.invalid).toBeGreaterThan(100)
}, 240_000)
