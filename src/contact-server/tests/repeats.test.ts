/** FRM-16, FRM-17 and FRM-27: the same submission again is one message. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStore } from '../outbox/file-store'
import { states } from '../outbox/records'
import { cleanup, settled, startBoth } from '../testing/both-servers'
import { localSmtp, startSite } from '../testing/contact-site'
import { startMailServer } from '../testing/mail-server'
import { memoryStore } from '../testing/memory-store'
import { sampleForm, sampleRequest, until } from '../testing/samples'

jest.setTimeout(30_000)

const { kept, closeAll } = cleanup()
afterEach(closeAll)
const started = (): ReturnType<typeof startBoth> => startBoth(kept)

describe('FRM-16: the same submission again', () => {
  test('twice, and 50 times at once: one mail, the same response', async () => {
    const { mail, site } = await started()
    const request = sampleRequest()
    const first = await site.post(request)
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.post(request)))
    expect(new Set([first, ...answers].map(({ body }) => body)).size).toBe(1)
    await settled(site)
    expect(mail.received).toHaveLength(1)
  })
  test('50 times at once on startup, from one visitor, with a directory', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'contact-'))
    const mail = kept(await startMailServer())
    const site = kept(await startSite({ transport: localSmtp(mail.port), store: await fileStore(folder) }))
    const request = sampleRequest()
    const visitor = { 'x-forwarded-for': '192.0.2.1' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.post(request, visitor)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    await settled(site)
    expect(mail.received).toHaveLength(1)
    await rm(folder, { recursive: true })
  })
  test('after the visitor gave up waiting, and after a restart', async () => {
    const store = await memoryStore()
    const mail = kept(await startMailServer())
    const request = sampleRequest()
    const before = await startSite({ transport: localSmtp(mail.port), store })
    const abort = new AbortController()
    const given = fetch(`${before.origin}/api/contact`, {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json', origin: before.origin },
      signal: abort.signal,
    }).catch(() => undefined)
    await until(async () => (await store.list(states)).length === 1)
    abort.abort()
    await given
    await before.close()
    const after = kept(await startSite({ transport: localSmtp(mail.port), store }))
    expect((await after.post(request)).status).toBe(200)
    await settled(after)
    expect(mail.received).toHaveLength(1)
  })
})

describe('FRM-17: the same id with another text', () => {
  test('409, and the first message is unchanged', async () => {
    const { mail, site } = await started()
    const request = sampleRequest()
    await site.post(request)
    const answer = await site.post({ ...request, message: 'Something else' })
    expect([answer.status, answer.json['reason']]).toEqual([409, 'conflict'])
    await settled(site)
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]?.raw).not.toContain('Something else')
  })
  test('a difference that cleaning removes does not count', async () => {
    const { site } = await started()
    const request = sampleRequest()
    await site.post(request)
    expect(
      (
        await site.post({
          ...request,
          name: ` ${request.name} `,
          message: request.message.replace('\n', '\r\n'),
        })
      ).status,
    ).toBe(200)
  })
})

describe('FRM-27: the same text again, without a common id', () => {
  test('the plain form twice at once, and again after "back": one message', async () => {
    const { mail, site } = await started()
    const fields = sampleForm()
    const answers = [
      await Promise.all([site.postForm(fields), site.postForm(fields)]),
      await site.postForm(fields),
    ].flat()
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
    await settled(site)
    expect(mail.received).toHaveLength(1)
  })
  test('a reloaded page has a new id, but the text is recognized', async () => {
    const { mail, site } = await started()
    const request = sampleRequest()
    const first = await site.post(request)
    const second = await site.post({ ...request, submission: sampleRequest().submission })
    const plain = await site.postForm(sampleForm({ message: request.message }))
    expect(second.body).toBe(first.body)
    expect(plain.headers.location).toContain(String(first.json['reference']))
    await settled(site)
    expect(mail.received).toHaveLength(1)
  })
  test('after a day the same text is a new message: people do write again', async () => {
    const { mail, site } = await started()
    const fields = sampleForm()
    await site.postForm(fields)
    await settled(site)
    site.advance(86_400_001)
    await site.postForm(fields)
    await until(() => mail.received.length === 2)
  })
  test('a held message does not block the same text without suspicion', async () => {
    const { site } = await started()
    const fields = sampleForm()
    await site.postForm({ ...fields, topic: 'filled in by a password manager' })
    await site.postForm(fields)
    expect(await site.ids('held')).toHaveLength(1)
    expect(await site.ids(...states)).toHaveLength(2)
  })
})
