/** FRM-13 to FRM-15: signs of bots, floods, and foreign pages. */
import { requestsPerMinute } from '../limits'
import { startSite, type Site } from '../testing/contact-site'
import { sampleForm, sampleRequest } from '../testing/samples'

jest.setTimeout(30_000)

let site: Site

beforeEach(async () => {
  site = await startSite({ delivers: false })
})
afterEach(() => site.close())

const day = 86_400_000
const stored = async (): Promise<{ pending: number; held: number }> => ({
  pending: (await site.ids('pending')).length,
  held: (await site.ids('held')).length,
})

describe('FRM-13: messages caught by the honeypot or time trap are held, with the same response', () => {
  const now = Date.now()
  test.each([
    ['honeypot filled', { topic: 'cheap pills' }],
    ['sent after 2.9 seconds', { startedAt: now - 2900, sentAt: now }],
    ['times from the future in the wrong order', { startedAt: now + day, sentAt: now }],
    ['forged times', { startedAt: 'soon', sentAt: 'later' }],
    ['times missing', { startedAt: '', sentAt: '' }],
  ])('%s', async (_name, changes) => {
    const answer = await site.post({ ...sampleRequest(), ...changes })
    expect([answer.status, answer.json['ok']]).toEqual([200, true])
    expect(answer.json['reference']).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await stored()).toEqual({ pending: 0, held: 1 })
    expect(site.log.at(-1)).toMatch(/^contact held reference=\S+ detail=\w+ ms=\d+$/)
  })
  test.each([
    ['sent after 3 seconds', { startedAt: now - 3000, sentAt: now }],
    ['a tab that was open for nine days', { startedAt: now - 9 * day, sentAt: now }],
    ['a clock that is a year fast', { startedAt: now + 365 * day, sentAt: now + 365 * day + 60_000 }],
    ['a clock that is ten years slow', { startedAt: now - 3650 * day, sentAt: now - 3650 * day + 60_000 }],
  ])('a person: %s', async (_name, changes) => {
    await site.post({ ...sampleRequest(), ...changes })
    expect(await stored()).toEqual({ pending: 1, held: 0 })
  })
  test('the plain form has no timestamps, and is not mistaken for a bot because of that', async () => {
    await site.postForm(sampleForm())
    await site.postForm(sampleForm({ message: 'again', topic: 'x' }))
    expect(await stored()).toEqual({ pending: 1, held: 1 })
  })
})

describe('FRM-14: many messages', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('the sixth message in a minute from one address: 429, later it passes', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await site.post(sampleRequest(), from('192.0.2.1'))).status).toBe(200)
    const answer = await site.post(sampleRequest(), from('192.0.2.1'))
    expect([answer.status, answer.json['reason']]).toEqual([429, 'tooMany'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await site.post(sampleRequest(), from('192.0.2.2'))).status).toBe(200)
    site.advance(61_000)
    expect((await site.post(sampleRequest(), from('192.0.2.1'))).status).toBe(200)
  })
  test('the plain form gets its text back with the 429', async () => {
    for (let count = 0; count < 5; count += 1) await site.post(sampleRequest(), from('192.0.2.1'))
    const answer = await site.postForm(sampleForm({ message: 'Bleibt <b>stehen</b>' }), from('192.0.2.1'))
    expect(answer.status).toBe(429)
    expect(answer.body).toContain('Bleibt &lt;b&gt;stehen&lt;/b&gt;')
  })
  test('corrections and repeats do not count as messages', async () => {
    const request = sampleRequest()
    for (let count = 0; count < 20; count += 1) {
      expect((await site.post(sampleRequest({ email: 'x' }), from('192.0.2.1'))).status).toBe(422)
      expect((await site.post(request, from('192.0.2.1'))).status).toBe(200)
    }
  })
  test('requests of any kind are limited too, and answered before the body is read', async () => {
    for (let count = 0; count < requestsPerMinute; count += 1) {
      expect((await site.post({}, from('192.0.2.1'))).status).toBe(422)
    }
    expect((await site.post(sampleRequest(), from('192.0.2.1'))).status).toBe(429)
  })
  test('what a visitor writes into X-Forwarded-For has no effect', async () => {
    for (let count = 0; count < 5; count += 1)
      await site.post(sampleRequest(), from(`198.51.100.${count}, 192.0.2.1`))
    expect((await site.post(sampleRequest(), from('198.51.100.99, 192.0.2.1'))).status).toBe(429)
  })
  test('without a trusted proxy the header is ignored', async () => {
    await site.close()
    site = await startSite({ delivers: false, config: { addresses: { kind: 'socket' } } })
    for (let count = 0; count < 5; count += 1) await site.post(sampleRequest(), from(`192.0.2.${count}`))
    expect((await site.post(sampleRequest(), from('192.0.2.99'))).status).toBe(429)
  })
  test('all addresses of an IPv6 network count as one visitor', async () => {
    for (let count = 0; count < 5; count += 1)
      await site.post(sampleRequest(), from(`2001:db8:1:2::${count}`))
    expect((await site.post(sampleRequest(), from('2001:db8:1:2:ffff::1'))).status).toBe(429)
    expect((await site.post(sampleRequest(), from('2001:db8:1:3::1'))).status).toBe(200)
  })
})

describe('FRM-15: origins', () => {
  const post = (headers: Record<string, string>) => site.post(sampleRequest(), headers)

  test('foreign, lookalike, null and other schemes: 403, nothing stored', async () => {
    const { host } = new URL(site.origin)
    for (const origin of [
      'https://evil.example',
      `http://evil.${host}`,
      `http://${host}.evil.example`,
      'null',
      'file://',
      `${site.origin}0`,
      '',
    ]) {
      expect([origin, (await post({ origin })).status]).toEqual([origin, 403])
    }
    expect(await stored()).toEqual({ pending: 0, held: 0 })
  })
  test.each(['cross-site', 'same-site'])('Sec-Fetch-Site: %s: 403', async (value) => {
    expect((await post({ 'sec-fetch-site': value })).status).toBe(403)
    expect((await site.postForm(sampleForm(), { 'sec-fetch-site': value })).status).toBe(403)
  })
  test('missing: only for the plain form', async () => {
    const form = new URLSearchParams(sampleForm()).toString()
    expect(await postWithout(site, JSON.stringify(sampleRequest()), 'application/json')).toBe(403)
    expect(await postWithout(site, form, 'application/x-www-form-urlencoded')).toBe(303)
  })
  test('the site itself, and configured origins', async () => {
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    await site.close()
    site = await startSite({ delivers: false, config: { origins: ['https://www.example.com'] } })
    expect((await post({ origin: 'https://www.example.com' })).status).toBe(200)
    expect((await post({ origin: 'https://example.com' })).status).toBe(403)
  })
  test('on a site published over https, a page sent without encryption is foreign', async () => {
    await site.close()
    site = await startSite({ delivers: false, config: { https: true } })
    const host = 'www.example.com'
    expect((await post({ host, origin: `http://${host}` })).status).toBe(403)
    expect((await post({ host, origin: `https://${host}` })).status).toBe(200)
    // The published build on a developer's own machine.
    expect((await post({})).status).toBe(200)
  })
  test('a proxy that reports https makes an unencrypted page foreign too', async () => {
    const headers = { host: 'www.example.com', origin: 'http://www.example.com' }
    expect((await post({ ...headers, 'x-forwarded-proto': 'https' })).status).toBe(403)
    expect((await post(headers)).status).toBe(200)
  })
  test('a rejected plain form gets a page in its language', async () => {
    const answer = await site.postForm(sampleForm(), {
      origin: 'https://evil.example',
      'accept-language': 'de-DE,de;q=0.9',
    })
    expect(answer.body).toContain('<html lang="de-DE">')
  })
})

/** A request without an Origin header. */
async function postWithout({ origin }: Site, body: string, type: string): Promise<number> {
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, accept: 'text/html' },
    redirect: 'manual',
  })
  return answer.status
}
