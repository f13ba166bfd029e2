/** FRM-07 to FRM-12 and FRM-25: what visitors may enter, and that it arrives as text only. */
import { cleanText } from '../../forms/contact/clean-text'
import { textField, textFieldNames, type TextFieldName } from '../../forms/contact/fields'
import { localSmtp, startSite, type Answer, type Site } from '../testing/contact-site'
import { startMailServer, type MailServer, type Received } from '../testing/mail-server'
import { headerNames, readMail } from '../testing/read-mail'
import { sampleForm, sampleRequest, until } from '../testing/samples'

jest.setTimeout(30_000)

let mail: MailServer
let site: Site

beforeAll(async () => {
  mail = await startMailServer()
  site = await startSite({ transport: localSmtp(mail.port) })
})
afterAll(async () => {
  await site.close()
  await mail.close()
})
beforeEach(() => mail.received.splice(0))

/** Sends a message that must be accepted, and returns the one resulting mail. */
async function mailOf(changes: Parameters<typeof sampleRequest>[0]): Promise<Received> {
  const request = sampleRequest(changes)
  const { status, body } = await site.post(request)
  expect({ status, body }).toMatchObject({ status: 200 })
  const found = (): Received[] => mail.received.filter(({ raw }) => raw.includes(`<${request.submission}@`))
  await until(() => found().length > 0)
  const [first, ...more] = found()
  expect(more).toEqual([])
  return first ?? { from: '', to: [], raw: '' }
}

const problemOf = ({ json }: Answer, name: TextFieldName): unknown =>
  (json['fields'] as Record<string, unknown> | undefined)?.[name]

describe('FRM-07: lengths (in code points, after cleaning) and odd characters in every field', () => {
  const local = (size: number): string =>
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(size - 191)}.org`
  const filled = (name: TextFieldName, size: number): string =>
    name === 'email' ? local(size) : 'ü'.repeat(size)

  test.each(textFieldNames)('%s: empty and white space', async (name) => {
    for (const value of ['', '   ', '\u200B\u200D\u2060', '\u0000', '\t\n']) {
      const answer = await site.post(sampleRequest({ [name]: value }))
      expect(problemOf(answer, name)).toBe(textField(name).required ? 'required' : undefined)
      expect(answer.status).toBe(textField(name).required ? 422 : 200)
    }
  })
  test.each(textFieldNames)('%s: the maximum length, and one more', async (name) => {
    const { max } = textField(name)
    expect((await site.post(sampleRequest({ [name]: filled(name, max) }))).status).toBe(200)
    const answer = await site.post(sampleRequest({ [name]: filled(name, max + 1) }))
    expect([answer.status, problemOf(answer, name)]).toEqual([422, 'tooLong'])
  })
  test.each([
    ['en', '4,000'],
    ['de', '4.000'],
  ])('%s: the answer page writes the limit as %s', async (language, max) => {
    const answer = await site.postForm(sampleForm({ language, message: filled('message', 4001) }))
    expect(answer.body).toContain(max)
  })
  test('a letter, an emoji and its joiners count by code point; composed and decomposed letters are the same', async () => {
    expect((await site.post(sampleRequest({ name: '😀'.repeat(100) }))).status).toBe(200)
    expect((await site.post(sampleRequest({ name: 'u\u0308'.repeat(100) }))).status).toBe(200)
    const { text } = await readMail(await mailOf({ name: 'X', message: '👩‍👩‍👧 ok' }))
    expect(text).toContain('👩‍👩‍👧 ok')
  })
  test('control characters and direction overrides are removed, right-to-left letters kept', async () => {
    const received = await mailOf({ name: 'A\u0000B\u001BC\u009FD', message: 'a\u202Eb\u2066c שלום مرحبا' })
    const { text, subject } = await readMail(received)
    expect(subject).toContain('ABCD')
    expect(text).toContain('abc שלום مرحبا')
    expect(received.raw).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  })
  test('a lone surrogate becomes a replacement character', async () => {
    const { text } = await readMail(await mailOf({ message: 'x\uD83Dy' }))
    expect(text).toContain('x\uFFFDy')
  })
  test('10,000 combining marks: a proper rejection', async () => {
    const answer = await site.post(sampleRequest({ message: `a${'\u0301'.repeat(10_000)}` }))
    expect([answer.status, problemOf(answer, 'message')]).toEqual([422, 'tooLong'])
  })
})

test.each([
  "O'Brien",
  'Jörg',
  'Ðorđe',
  '李',
  'محمد',
  'Null',
  '--',
  'X',
  'n'.repeat(100),
  'undefined',
  '<3',
  '=1+1',
])('FRM-08: the name %s arrives unchanged', async (name) => {
  const { text } = await readMail(await mailOf({ name }))
  expect(text).toContain(`Name: ${name}\n`)
})

describe('FRM-09: addresses', () => {
  const accepted = [
    'a@example.org',
    'first.last+tag@sub.example.co.uk',
    "o'brien@example.org",
    `${'a'.repeat(64)}@example.org`,
    'anna@müller.example',
    'x@xn--mller-kva.example',
    'post@例え.jp',
    'A_B-c%d@EXAMPLE.ORG',
  ]
  const refused = [
    'a',
    'a@b',
    '@example.org',
    'a@',
    'a@@example.org',
    'a@b@example.org',
    '"quoted one"@example.org',
    `${'a'.repeat(65)}@example.org`,
    'a@example.org.',
    'a.@example.org',
    '.a@example.org',
    'a..b@example.org',
    'a@-x.org',
    'a@example.org, evil@example.net',
    'a@example.org;b@example.org',
    'Ada <a@example.org>',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a b@example.org',
    'a@example.org\r\nBcc: evil@example.net',
    'a@exa\nmple.org',
    'a@example.org\u2028b',
    'ä@example.org',
    'a@example.1',
  ]
  test.each(accepted)('%s is accepted', async (email) => {
    const received = await mailOf({ email })
    const { replyTo } = await readMail(received)
    expect(replyTo).toHaveLength(1)
    expect(received.to).toEqual(['office@example.com'])
  })
  test.each(refused)('%j is rejected', async (email) => {
    const answer = await site.post(sampleRequest({ email }))
    expect([answer.status, problemOf(answer, 'email')]).toEqual([422, 'invalid'])
  })
})

describe('FRM-10: no field can add a header or a recipient', () => {
  const usual = [
    'from',
    'to',
    'subject',
    'reply-to',
    'message-id',
    'x-contact-reference',
    'date',
    'mime-version',
    'content-type',
  ]
  const breaks = ['\r', '\n', '\r\n', '\u2028', '\u0085', '%0d%0a', '\r\n ', '\n\t']
  test.each(textFieldNames.filter((name) => name !== 'email'))('%s', async (name) => {
    for (const [index, line] of breaks.entries()) {
      const value = `${index}${line}Bcc: evil@example.net${line}${line}body`
      const received = await mailOf({ [name]: value })
      expect(headerNames(received).sort()).toEqual([...usual].sort())
      expect(received.to).toEqual(['office@example.com'])
      const parsed = await readMail(received)
      expect([parsed.bcc, parsed.cc]).toEqual([undefined, undefined])
    }
  })
})

describe('FRM-11: markup stays text', () => {
  const marks = [
    '<script>alert(1)</script>',
    '<img src=//example.net/x>',
    '[link](https://example.net)',
    '{{name}} ${name} <%= 1 %>',
    '&amp;"\'',
  ]
  test.each(marks)('%s', async (mark) => {
    const received = await mailOf({ name: mark, surname: mark, company: mark, message: mark })
    const { text, html } = await readMail(received)
    expect(text?.split(mark).length).toBeGreaterThanOrEqual(4)
    expect(html).not.toMatch(/<(script|img|a)\b/i)
    expect(html?.match(/<[^>]*\b(src|href|background|style)\s*=/gi)).toBeNull()
    const shown = html
      ?.replace(/<[^>]+>/g, '')
      .replace(
        /&(lt|gt|quot|#39);/g,
        (_, n: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[n] ?? '',
      )
    expect(shown?.replaceAll('&amp;', '&')).toContain(mark)
  })
})

test.each([
  'x'.repeat(3900),
  `${'word '.repeat(700)}`,
  '.\n..\n.hidden',
  'a\r\n.\r\nMAIL FROM:<evil@example.net>\r\nb',
  'a\n.\nb',
  'c\r.\rd',
])(
  'FRM-12: long lines, leading dots and bare line endings arrive intact, as one message',
  async (message) => {
    const received = await mailOf({ message })
    expect(
      Math.max(...received.raw.split('\r\n').map((line) => Buffer.byteLength(line))),
    ).toBeLessThanOrEqual(998)
    expect(received.raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect((await readMail(received)).text).toContain(cleanText(message, 'lines'))
  },
)

describe('FRM-25: consent and unknown fields', () => {
  test.each([false, 'false', 'off', ''])('consent %j: rejected', async (consent) => {
    const answer = await site.post({ ...sampleRequest(), consent })
    expect([answer.status, answer.json['fields']]).toEqual([422, { consent: 'required' }])
  })
  test('omitted, as by the plain form: rejected', async () => {
    const { consent: _, ...rest } = sampleForm()
    expect((await site.postForm(rest)).status).toBe(422)
  })
  test('unknown fields are not mailed', async () => {
    const extra = { to: 'evil@example.net', subject: 'secret-subject', role: 'admin' }
    const received = await mailOf(extra as Parameters<typeof sampleRequest>[0])
    expect(received.raw).not.toMatch(/evil|secret-subject|admin/)
    expect(received.to).toEqual(['office@example.com'])
  })
})
