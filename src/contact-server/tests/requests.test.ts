/** FRM-01 to FRM-05: what the function accepts and rejects, over real connections. */
import { textFieldNames } from '../../forms/contact/fields'
import { localSmtp, startSite, type Site } from '../testing/contact-site'
import { startMailServer, type MailServer } from '../testing/mail-server'
import { exchangeRaw, rawHead, rawJson } from '../testing/raw-request'
import { readMail } from '../testing/read-mail'
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
beforeEach(async () => {
  await until(async () => (await site.ids('pending')).length === 0)
  mail.received.splice(0)
})

const nothingStored = async (): Promise<void> => {
  expect(await site.ids('pending')).toEqual([])
  expect(mail.received).toEqual([])
}

describe('FRM-01: valid submissions', () => {
  test('JSON: 200, one mail with the same content', async () => {
    const request = sampleRequest()
    const answer = await site.post(request)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      ok: true,
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    })
    await until(() => mail.received.length === 1)
    const [received] = mail.received
    const { text, html, subject, replyTo, messageId } = await readMail(received ?? { raw: '' })
    expect(received?.to).toEqual(['office@example.com'])
    expect(received?.from).toBe('website@example.com')
    expect(replyTo).toEqual([{ name: 'Ada Jörgensen', address: request.email }])
    expect(messageId).toBe(`<${request.submission}@example.com>`)
    expect(subject).toContain(String(answer.json['reference']))
    for (const name of textFieldNames) expect(text).toContain(request[name])
    expect(html).toContain('Nordlicht &amp; Söhne')
  })

  test('percent-encoded: 303 to the page in the language of the form, one mail', async () => {
    const german = await site.postForm(sampleForm({ message: 'Erste Zeile\r\nZweite Zeile' }))
    expect(german.status).toBe(303)
    expect(german.headers.location).toMatch(/^\/de\/kontakt\/gesendet\?reference=/)
    const english = await site.postForm(sampleForm({ language: 'en', message: 'Hello' }))
    expect(english.headers.location).toMatch(/^\/contact\/sent\?reference=/)
    await until(() => mail.received.length === 2)
    const texts = await Promise.all(mail.received.map(async (received) => (await readMail(received)).text))
    expect(texts.some((text) => text?.includes('Erste Zeile\nZweite Zeile'))).toBe(true)
  })

  test('multipart is not accepted: 415, no mail (docs/decisions/contact-form.md)', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nA\r\n--x--\r\n'
    const answer = await site.send({ body, headers: { 'content-type': 'multipart/form-data; boundary=x' } })
    expect(answer.status).toBe(415)
    await nothingStored()
  })
})

describe('FRM-02: other methods', () => {
  test.each(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])(
    '%s: 405 with Allow, no CORS',
    async (method) => {
      const answer = await site.send({ method, headers: { 'access-control-request-method': 'POST' } })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('POST')
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )
})

describe('FRM-03: content types', () => {
  const refused = [
    'text/plain',
    'text/plain; charset=utf-8',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'application/json; boundary=x',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    'application/problem+json',
    '',
  ]
  test.each(refused)('%j: 415, no mail', async (type) => {
    const answer = await site.send({
      body: JSON.stringify(sampleRequest()),
      headers: { 'content-type': type },
    })
    expect(answer.status).toBe(415)
    await nothingStored()
  })
  test.each(['Application/JSON', 'application/json;charset=UTF-8'])('%j: accepted', async (type) => {
    const body = JSON.stringify(sampleRequest())
    expect((await site.send({ body, headers: { 'content-type': type } })).status).toBe(200)
  })
  test('none, and two: 415', async () => {
    const body = JSON.stringify(sampleRequest())
    expect((await site.send({ body })).status).toBe(415)
    const length = `Content-Length: ${Buffer.byteLength(body)}`
    const answer = await exchangeRaw(site, [
      rawHead(site, rawJson, 'Content-Type: text/plain', length, 'Connection: close'),
      body,
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 415/)
    await nothingStored()
  })
  test('JSON declared as percent-encoded: 415', async () => {
    const answer = await site.send({
      body: JSON.stringify(sampleRequest()),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(415)
    await nothingStored()
  })
})

describe('FRM-04: malformed JSON', () => {
  const sample = JSON.stringify(sampleRequest())
  const bodies: Record<string, string> = {
    'broken off': '{"name":',
    empty: '',
    array: '[]',
    null: 'null',
    number: '1',
    'nested 10,000 deep': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    'objects nested 5,000 deep': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    'repeated key': sample.replace('{', '{"name":"first",'),
    'key repeated with escapes': sample.replace('{', '{"n\\u0061me":"first",'),
    __proto__: sample.replace('{', '{"__proto__":"x",'),
    constructor: sample.replace('{', '{"constructor":"x",'),
    toString: sample.replace('{', '{"toString":"x",'),
    '5,000 keys': JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, 1]))),
    'invalid UTF-8': '',
  }
  test.each(Object.entries(bodies))('%s: 400', async (name, body) => {
    const bytes = name === 'invalid UTF-8' ? Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) : body
    const answer = await site.send({ body: bytes, headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(400)
    expect(({} as Record<string, unknown>)['name']).toBeUndefined()
    await nothingStored()
  })
})

describe('FRM-05: wrong types', () => {
  test.each([
    ['array', { email: ['a@example.org', 'b@example.org'] }],
    ['object', { name: { first: 'x' } }],
    ['null', { message: null }],
    ['number', { name: 7 }],
    ['truth value', { email: true }],
    ['consent as number', { consent: 1 }],
    ['id that is none', { submission: '../../etc/passwd' }],
  ])('%s in JSON: 400', async (_name, change) => {
    expect((await site.post({ ...sampleRequest(), ...change })).status).toBe(400)
    await nothingStored()
  })
  test.each([
    'email=a%40example.org&email=b%40example.org',
    'email[]=a%40example.org',
    'email%5B%5D=x',
    'name=%zz',
    'name=%ff',
  ])('percent-encoded %s: 400', async (body) => {
    const answer = await site.send({ body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect(answer.status).toBe(400)
    await nothingStored()
  })
})
