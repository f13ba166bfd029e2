/** FRM-16 to FRM-19 and FRM-21: accepted messages arrive, once. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deliveryOf } from '../delivery/deliver'
import { logLine } from '../log'
import { directoryStore } from '../outbox/directory-store'
import { memoryStore } from '../outbox/memory-store'
import type { Store } from '../outbox/store'
import { release } from '../outbox/upkeep'
import { localSmtp, startSite, testConfig, type Site } from '../testing/contact-site'
import { startMailServer, type MailServer, type Mood } from '../testing/mail-server'
import { countById } from '../testing/read-mail'
import { sampleForm, sampleRequest, until } from '../testing/samples'

jest.setTimeout(30_000)

const open: { close: () => Promise<void> }[] = []
const kept = <T extends { close: () => Promise<void> }>(thing: T): T => {
  open.push(thing)
  return thing
}
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close()
})

const started = async (mood: Mood = 'ok'): Promise<{ mail: MailServer; site: Site }> => {
  const mail = kept(await startMailServer(mood))
  return { mail, site: kept(await startSite({ transport: localSmtp(mail.port, 1500) })) }
}
const settled = (site: Site): Promise<unknown> =>
  until(
    async () =>
      (await site.store.list('pending')).length === 0 && (await site.store.list('attempt')).length === 0,
  )

describe('FRM-16: the same submission again', () => {
  test('twice, and 50 times at once: one mail, the same answer', async () => {
    const { mail, site } = await started()
    const request = sampleRequest()
    const first = await site.post(request)
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.post(request)))
    expect(new Set([first, ...answers].map(({ body }) => body)).size).toBe(1)
    await settled(site)
    expect(mail.received).toHaveLength(1)
  })
  test('50 times at once from the start, from one visitor, into a directory', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'contact-'))
    const mail = kept(await startMailServer())
    const site = kept(
      await startSite({ transport: localSmtp(mail.port), store: await directoryStore(folder) }),
    )
    const request = sampleRequest()
    const visitor = { 'x-forwarded-for': '192.0.2.1' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.post(request, visitor)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    await settled(site)
    expect(mail.received).toHaveLength(1)
    await rm(folder, { recursive: true })
  })
  test('after the visitor gave up waiting, and after a restart', async () => {
    const store = memoryStore()
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
    await until(async () => (await store.list('message')).length === 1)
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
  test('409, and the first message stays as it was', async () => {
    const { mail, site } = await started()
    const request = sampleRequest()
    await site.post(request)
    const answer = await site.post({ ...request, message: 'Something else' })
    expect([answer.status, answer.json['reason']]).toEqual([409, 'conflict'])
    await settled(site)
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]?.raw).not.toContain('Something else')
  })
  test('a difference that cleaning removes is none', async () => {
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

test('FRM-18: mail server down at submission, back after a minute: told that it is here, delivered once', async () => {
  const down = await startMailServer()
  await down.close()
  const site = kept(await startSite({ transport: localSmtp(down.port) }))
  const request = sampleRequest()
  const answer = await site.post(request)
  expect(answer.json).toMatchObject({ ok: true })
  await until(() => site.log.some((line) => /^contact failed .* detail=ESOCKET/.test(line)))
  const mail = kept(await startMailServer('ok', down.port))
  site.advance(60_000)
  await settled(site)
  expect([...countById(mail.received)]).toEqual([[`${request.submission}@example.com`, 1]])
  expect(await site.store.list('delivered')).toEqual([request.submission])
})

describe('FRM-19: what becomes of a message in every mood of the mail server', () => {
  const retried: Mood[] = [
    'greeting421',
    'mailFrom450',
    'rcpt450',
    'data451',
    'silent',
    'cutDuringData',
    'noStartTls',
    'badCertificate',
  ]
  test.each(retried)('%s: tried again, and delivered once when the server is well', async (mood) => {
    const sick = await startMailServer(mood)
    const site = kept(await startSite({ transport: localSmtp(sick.port, 1500) }))
    const request = sampleRequest()
    await site.post(request)
    await until(() => site.log.some((line) => line.startsWith('contact failed')))
    await sick.close()
    const mail = kept(await startMailServer('ok', sick.port))
    site.advance(60_000)
    await settled(site)
    expect([...countById([...sick.received, ...mail.received]).values()]).toEqual([1])
  })

  test.each(['rcpt550', 'data550'] as const)(
    '%s: dead letter with a log line, released by a person',
    async (mood) => {
      const sick = await startMailServer(mood)
      const site = kept(await startSite({ transport: localSmtp(sick.port) }))
      const request = sampleRequest()
      await site.post(request)
      await until(async () => (await site.store.list('dead')).length === 1)
      expect(site.log.at(-1)).toMatch(/^contact dead reference=\S+ detail=550_\w+ count=1 ms=\d+$/)
      await sick.close()
      const mail = kept(await startMailServer('ok', sick.port))
      site.advance(3_600_000)
      expect(mail.received).toHaveLength(0)
      await release(site.contact.outbox, request.submission, Date.now())
      site.advance(16_000)
      await settled(site)
      expect(mail.received).toHaveLength(1)
    },
  )

  test.each(['cutAfterData', 'silentAfterData'] as const)(
    '%s: not sent again, kept for a person',
    async (mood) => {
      const { mail, site } = await started(mood)
      const request = sampleRequest()
      await site.post(request)
      await until(async () => (await site.store.list('unconfirmed')).length === 1)
      site.advance(86_400_000)
      await new Promise((resolve) => setTimeout(resolve, 1200))
      expect([...countById(mail.received)].filter(([id]) => !id.startsWith('notice'))).toEqual([
        [`${request.submission}@example.com`, 1],
      ])
      expect(await site.store.read(`message/${request.submission}`)).toContain(request.email)
    },
  )

  test('cutAfterData, where the configuration prefers a repeat: the same Message-ID again', async () => {
    const sick = await startMailServer('cutAfterData')
    const site = kept(
      await startSite({ transport: localSmtp(sick.port), config: { whenUnconfirmed: 'resend' } }),
    )
    const request = sampleRequest()
    await site.post(request)
    await until(() => site.log.some((line) => line.startsWith('contact unconfirmed')))
    await sick.close()
    const mail = kept(await startMailServer('ok', sick.port, sick.received))
    site.advance(60_000)
    await settled(site)
    expect([...countById(mail.received)]).toEqual([[`${request.submission}@example.com`, 2]])
  })

  test('never well again: fifteen attempts over more than two days, then a dead letter', async () => {
    const site = kept(await startSite({ delivers: false }))
    const request = sampleRequest()
    await site.post(request)
    let now = Date.now()
    const log: string[] = []
    const deliver = deliveryOf({
      outbox: site.contact.outbox,
      transport: { deliver: () => Promise.resolve({ kind: 'failed', why: '450_DATA' }) },
      config: testConfig,
      sameHost: true,
      log: (entry) => log.push(logLine(entry)),
      now: () => now,
      random: () => 0.5,
    })
    const begun = now
    for (let next: number | undefined = now; next !== undefined; next = await deliver(request.submission))
      now = next
    expect(now - begun).toBeGreaterThan(2 * 86_400_000)
    expect(log.map((line) => line.split(' ')[1])).toEqual([
      ...Array.from({ length: 14 }, () => 'failed'),
      'dead',
    ])
    expect(await site.store.list('dead')).toEqual([request.submission])
    expect(await site.store.list('attempt')).toEqual([])
  })
})

describe('FRM-21: the outbox cannot be written', () => {
  const broken = (): Store => ({
    ...memoryStore(),
    create: () => Promise.reject(new Error('ENOSPC: no space left on /var/outbox')),
  })

  test('503, nothing claimed, other ways named, text kept', async () => {
    const site = kept(await startSite({ store: broken() }))
    const json = await site.post(sampleRequest())
    expect([json.status, json.json['ok'], json.json['reason']]).toEqual([503, false, 'unavailable'])
    const form = await site.postForm(sampleForm({ message: 'Mein langer Text' }))
    expect(form.status).toBe(503)
    expect(form.body).toMatch(/Mein langer Text/)
    expect(form.body).toMatch(/href="tel:\+?\d+"/)
    expect(form.body).toMatch(/href="mailto:[^"]+"/)
    expect(form.body + json.body).not.toMatch(/ENOSPC|outbox/)
  })
  test('a directory that is a file: the start fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'contact-'))
    await writeFile(join(folder, 'file'), '')
    await expect(directoryStore(join(folder, 'file'))).rejects.toThrow(/ENOTDIR|EEXIST/)
    await rm(folder, { recursive: true })
  })
})

describe('FRM-27: the same words again, without a common id', () => {
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
  test('a page that was loaded again has a new id, but the words are known', async () => {
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
  test('after a day the same words are a new message: people do write again', async () => {
    const { mail, site } = await started()
    const fields = sampleForm()
    await site.postForm(fields)
    await settled(site)
    site.advance(86_400_001)
    await site.postForm(fields)
    await until(() => mail.received.length === 2)
  })
  test('what was held does not hold back the same words without the suspicion', async () => {
    const { site } = await started()
    const fields = sampleForm()
    await site.postForm({ ...fields, topic: 'filled in by a password manager' })
    await site.postForm(fields)
    expect(await site.store.list('held')).toHaveLength(1)
    expect(await site.store.list('message')).toHaveLength(2)
  })
})
