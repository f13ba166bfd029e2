/** FRM-18, FRM-19 and FRM-21: accepted messages arrive, once, whatever the mail server does. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deliveryOf } from '../delivery/deliver'
import { logLine } from '../log'
import { fileStore } from '../outbox/file-store'
import type { Store } from '../outbox/store'
import { cleanup, settled, startBoth } from '../testing/both-servers'
import { localSmtp, startSite, testConfig } from '../testing/contact-site'
import { startMailServer, type ServerMode } from '../testing/mail-server'
import { memoryStore } from '../testing/memory-store'
import { countById } from '../testing/read-mail'
import { sampleForm, sampleRequest, until } from '../testing/samples'

jest.setTimeout(30_000)

const { kept, closeAll } = cleanup()
afterEach(closeAll)
const started = (mode?: ServerMode): ReturnType<typeof startBoth> => startBoth(kept, mode)

test('FRM-18: mail server down at submission, back after a minute: accepted, and delivered once', async () => {
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
  expect(await site.ids('delivered')).toEqual([request.submission])
})

describe('FRM-19: the outcome for every failure of the mail server', () => {
  const retried: ServerMode[] = [
    'greeting421',
    'mailFrom450',
    'rcpt450',
    'data451',
    'silent',
    'cutDuringData',
    'noStartTls',
    'badCertificate',
  ]
  test.each(retried)('%s: retried, and delivered once when the server has recovered', async (mode) => {
    const failing = await startMailServer(mode)
    const site = kept(await startSite({ transport: localSmtp(failing.port, 1500) }))
    const request = sampleRequest()
    await site.post(request)
    await until(() => site.log.some((line) => line.startsWith('contact failed')))
    await failing.close()
    const mail = kept(await startMailServer('ok', failing.port))
    site.advance(60_000)
    await settled(site)
    expect([...countById([...failing.received, ...mail.received]).values()]).toEqual([1])
  })

  test.each(['rcpt550', 'data550'] as const)(
    '%s: dead letter with a log line, released by a person',
    async (mode) => {
      const failing = await startMailServer(mode)
      const site = kept(await startSite({ transport: localSmtp(failing.port) }))
      const request = sampleRequest()
      await site.post(request)
      await until(async () => (await site.ids('dead')).length === 1)
      expect(site.log.at(-1)).toMatch(/^contact dead reference=\S+ detail=550_\w+ count=1 ms=\d+$/)
      await failing.close()
      const mail = kept(await startMailServer('ok', failing.port))
      site.advance(3_600_000)
      expect(mail.received).toHaveLength(0)
      await site.contact.outbox.release(request.submission, Date.now())
      await settled(site)
      expect(mail.received).toHaveLength(1)
    },
  )

  test.each(['cutAfterData', 'silentAfterData'] as const)(
    '%s: not sent again, kept for a person',
    async (mode) => {
      const { mail, site } = await started(mode)
      const request = sampleRequest()
      await site.post(request)
      await until(async () => (await site.ids('unconfirmed')).length === 1)
      site.advance(86_400_000)
      await new Promise((resolve) => setTimeout(resolve, 1200))
      expect([...countById(mail.received)].filter(([id]) => !id.startsWith('notice'))).toEqual([
        [`${request.submission}@example.com`, 1],
      ])
      const kept = await site.store.read(request.submission)
      expect(kept?.entry.message.values.email).toBe(request.email)
    },
  )

  test('cutAfterData, configured to resend: the same Message-ID again', async () => {
    const failing = await startMailServer('cutAfterData')
    const site = kept(
      await startSite({ transport: localSmtp(failing.port), config: { whenUnconfirmed: 'resend' } }),
    )
    const request = sampleRequest()
    await site.post(request)
    await until(() => site.log.some((line) => line.startsWith('contact unconfirmed')))
    await failing.close()
    const mail = kept(await startMailServer('ok', failing.port, failing.received))
    site.advance(60_000)
    await settled(site)
    expect([...countById(mail.received)]).toEqual([[`${request.submission}@example.com`, 2]])
  })

  test('no recovery: fifteen attempts over more than two days, then a dead letter', async () => {
    const site = kept(await startSite({ delivers: false }))
    const request = sampleRequest()
    await site.post(request)
    let now = Date.now()
    const log: string[] = []
    const deliver = deliveryOf({
      outbox: site.contact.outbox,
      transport: { deliver: () => Promise.resolve({ kind: 'failed', why: '450_DATA' }) },
      config: testConfig,
      log: (entry) => log.push(logLine(entry)),
      now: () => now,
      random: () => 0.5,
    })
    const begun = now
    const next = async () => (await site.store.list(['pending']))[0]?.at
    for (let at = await next(); at !== undefined; at = await next()) {
      now = Math.max(now, at)
      await deliver(request.submission)
    }
    expect(now - begun).toBeGreaterThan(2 * 86_400_000)
    expect(log.map((line) => line.split(' ')[1])).toEqual([
      ...Array.from({ length: 14 }, () => 'failed'),
      'dead',
    ])
    expect(await site.ids('dead')).toEqual([request.submission])
  })
})

describe('FRM-21: the outbox cannot be written', () => {
  const broken = async (): Promise<Store> => ({
    ...(await memoryStore()),
    add: () => Promise.reject(new Error('ENOSPC: no space left on /var/outbox')),
  })

  test('503, no false confirmation, alternatives named, text kept', async () => {
    const site = kept(await startSite({ store: await broken() }))
    const json = await site.post(sampleRequest())
    expect([json.status, json.json['ok'], json.json['reason']]).toEqual([503, false, 'unavailable'])
    const form = await site.postForm(sampleForm({ message: 'Mein langer Text' }))
    expect(form.status).toBe(503)
    expect(form.body).toMatch(/Mein langer Text/)
    expect(form.body).toMatch(/href="tel:\+?\d+"/)
    expect(form.body).toMatch(/href="mailto:[^"]+"/)
    expect(form.body + json.body).not.toMatch(/ENOSPC|outbox/)
  })
  test('a file in place of the directory: the start fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'contact-'))
    await writeFile(join(folder, 'file'), '')
    await expect(fileStore(join(folder, 'file'))).rejects.toThrow(/ENOTDIR|EEXIST/)
    await rm(folder, { recursive: true })
  })
})
