/** FRM-22 to FRM-24: what logs, errors and bundles must not reveal; what responses say, and in which language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contactEndpoint } from '../../forms/contact/wire'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { pathOf } from '../../site/paths'
import { unavailable } from '../answer/unavailable'
import { configMessage, readConfig } from '../config'
import { messagesPerMinute, requestsPerMinute } from '../limits'
import { localSmtp, startSite, type Site } from '../testing/contact-site'
import { startMailServer, type ServerMode } from '../testing/mail-server'
import { sampleForm, sampleRequest, until } from '../testing/samples'
import { formTexts } from '../texts'

jest.setTimeout(30_000)

const open: Site[] = []
afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})
async function site(options?: Parameters<typeof startSite>[0]): Promise<Site> {
  const started = await startSite(options)
  open.push(started)
  return started
}

/** The answer where the function cannot start. */
async function withoutService(headers: Record<string, string>): Promise<{ status: number; body: string }> {
  const server = createServer((request, response) => void unavailable(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${contactEndpoint}`, { method: 'POST', headers })
  const body = await answer.text()
  await new Promise((resolve) => server.close(resolve))
  return { status: answer.status, body }
}

const line =
  /^contact (accepted|repeated|held|invalid|malformed|method|mediaType|tooLarge|tooSlow|foreign|tooMany|conflict|notStored|delivered|failed|dead|unconfirmed|notice)( reference=[0-9A-Z]{4}-[0-9A-Z]{4})?( detail=[\w.-]+)?( count=\d+)?( ms=\d+)?$/

describe('FRM-22: logs contain reference, outcome and duration only', () => {
  test.each([
    'ok',
    'mailFrom450',
    'rcpt550',
    'data550',
    'cutAfterData',
    'refusedLogin',
    'badCertificate',
  ] satisfies ServerMode[])('mail server in mode %s', async (mode) => {
    const mail = await startMailServer(mode)
    const login = { user: 'website-login', password: 'secret-password' }
    const { post, postForm, send, log } = await site({ transport: localSmtp(mail.port, 1500, login) })
    const request = sampleRequest({ name: 'Geheimrat', message: 'Vertraulich' })
    await post(request)
    await post({ ...request, message: 'Vertraulich anders' })
    await post(sampleRequest({ topic: 'Vertraulich' }))
    await post({ ...sampleRequest(), email: 'geheimrat@' })
    await postForm(sampleForm({ name: 'Geheimrat' }), { origin: 'https://evil.example' })
    await send({ method: 'GET', path: '/api/contact?email=geheimrat@example.org' })
    await until(() => log.some((entry) => /^contact (delivered|failed|dead|unconfirmed)/.test(entry)))
    for (const entry of log) expect(entry).toMatch(line)
    const whole = log.join('\n')
    expect(whole).not.toMatch(
      /Geheimrat|Vertraulich|Nordlicht|joergensen|geheimrat|office|evil|secret|website/i,
    )
    expect(whole).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/)
    expect(
      log
        .filter((entry) => entry.startsWith('contact accepted'))
        .every((entry) => /reference=\S+ ms=\d+$/.test(entry)),
    ).toBe(true)
    await mail.close()
  })
})

describe('FRM-23: error responses', () => {
  const cases: [string, number, (to: Site, language: string) => ReturnType<Site['send']>][] = [
    [
      'wrong method',
      405,
      (to, language) =>
        to.send({ method: 'GET', headers: { accept: 'text/html', 'accept-language': language } }),
    ],
    [
      'wrong type',
      415,
      (to, language) =>
        to.send({
          body: 'x',
          headers: { 'content-type': 'text/plain', accept: 'text/html', 'accept-language': language },
        }),
    ],
    [
      'invalid entries',
      422,
      (to, language) => to.postForm(sampleForm({ email: 'x', language: language.slice(0, 2) })),
    ],
    [
      'malformed',
      400,
      (to, language) =>
        to.send({ body: '{', headers: { 'content-type': 'application/json', 'accept-language': language } }),
    ],
    [
      'too large',
      413,
      (to, language) =>
        to.postForm(sampleForm({ message: 'x'.repeat(70_000) }), { 'accept-language': language }),
    ],
    [
      'foreign',
      403,
      (to, language) =>
        to.postForm(sampleForm(), { origin: 'https://evil.example', 'accept-language': language }),
    ],
  ]
  const sentence = { 'de-DE': /[äöüß]|nicht|nimmt/, 'en-US': /\b(is|was|takes|are)\b/ }

  test.each(cases)('%s: %i in both languages, without internals', async (_name, status, send) => {
    const to = await site({ delivers: false })
    for (const iso of ['de-DE', 'en-US'] as const) {
      const answer = await send(to, iso)
      expect(answer.status).toBe(status)
      expect(answer.headers['content-language']).toBe(iso)
      expect(answer.body).toMatch(sentence[iso])
      expect(answer.body).not.toMatch(
        /\bat \w+.*:\d+|node_modules|\/work|\.ts\b|nodemailer|yup|formik|TypeError|undefined/i,
      )
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self'/,
      )
      expect(answer.headers['content-security-policy']).not.toMatch(/unsafe/)
    }
  })
})

describe('the language of a refusal', () => {
  const ask = (to: Site, headers: Record<string, string>) =>
    to.send({ method: 'GET', headers: { accept: 'text/html', ...headers } })
  const page = (to: Site, locale: LocaleCode) => to.origin + pathOf('contact', locale)

  test.each<[string, string, (to: Site) => string, string]>([
    ['the page that sent the form, not the browser', 'en-US', (to) => page(to, 'de'), 'de-DE'],
    ['a page of the default language', 'de-DE', (to) => page(to, 'en'), 'en-US'],
    ['an answer page, whose address has no language', 'de-DE', (to) => to.origin + contactEndpoint, 'de-DE'],
    ['a page elsewhere', 'de-DE', () => 'https://evil.example/en', 'de-DE'],
    ['something that is no address', 'de-DE', () => '/de', 'de-DE'],
  ])('%s', async (_name, browser, referer, language) => {
    const to = await site({ delivers: false })
    const answer = await ask(to, { referer: referer(to), 'accept-language': browser })
    expect(answer.headers['content-language']).toBe(language)
  })

  test('too many requests: in the language of the page, although the form is not read', async () => {
    const to = await site({ delivers: false })
    const from = { 'x-forwarded-for': '192.0.2.1', referer: page(to, 'de'), 'accept-language': 'en-US' }
    for (let count = 0; count < requestsPerMinute; count += 1) await to.post({}, from)
    const answer = await to.postForm(sampleForm(), from)
    expect([answer.status, answer.headers['content-language']]).toEqual([429, 'de-DE'])
  })
})

describe('what an answer page says', () => {
  const refusals: [string, (to: Site, language: LocaleCode) => ReturnType<Site['send']>][] = [
    ['with the form', (to, language) => to.postForm(sampleForm({ email: 'x', language }))],
    [
      'without the form',
      (to, language) =>
        to.send({ method: 'GET', headers: { accept: 'text/html', 'accept-language': language } }),
    ],
  ]
  test.each(refusals)('L30: imprint and privacy policy are one click away, %s', async (_name, send) => {
    const to = await site({ delivers: false })
    for (const locale of localeCodes) {
      const { body } = await send(to, locale)
      const footer = /<footer>.*<\/footer>/.exec(body)?.[0]
      expect(footer).toContain(
        `<a href="${pathOf('imprint', locale)}">${formTexts(locale)('imprintLink')}</a>`,
      )
      expect(footer).toContain(`<a href="${pathOf('privacy', locale)}">`)
    }
  })

  test('429 and 503 without the form: how to get back to the text; with the form, nothing of it', async () => {
    for (const locale of localeCodes) {
      const text = formTexts(locale)
      const asks = { accept: 'text/html', 'accept-language': locale, 'x-forwarded-for': '192.0.2.1' }
      const to = await site({ delivers: false })
      for (let count = 0; count < messagesPerMinute; count += 1)
        await to.post(sampleRequest(), { 'x-forwarded-for': '192.0.2.1' })
      const read = await to.postForm(sampleForm({ language: locale }), asks)
      expect(read.status).toBe(429)
      expect(read.body).toContain('<form')
      expect(read.body).not.toContain(text('goBack'))

      for (let count = 0; count < requestsPerMinute; count += 1) await to.post({}, asks)
      const unread = await to.postForm(sampleForm({ language: locale }), asks)
      expect(unread.status).toBe(429)
      expect(unread.body).not.toContain('<form')
      expect(unread.body).toContain(`${text('tooMany')} ${text('goBack')}`)

      const down = await withoutService(asks)
      expect(down.status).toBe(503)
      expect(down.body).toContain(`${text('unavailable')} ${text('goBack')}`)
    }
  })
})

describe('FRM-24: secrets and configuration', () => {
  test('browser code imports nothing from the server', () => {
    const folder = join(__dirname, '../../forms/contact')
    for (const name of readdirSync(folder).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
    )) {
      expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(
        /contact-server|CONTACT_SMTP|node:|nodemailer/,
      )
    }
  })
  test('a published site without configuration does not start, and reports what is missing', () => {
    const result = readConfig({ NODE_ENV: 'production' })
    const problems = 'problems' in result ? result.problems : []
    const message = configMessage(problems)
    for (const name of ['CONTACT_SMTP_HOST', 'CONTACT_TO', 'CONTACT_FROM'])
      expect(message).toContain(`${name} is missing: `)
    expect(message).toContain('docs/contact.md')
  })
})
