/** Mails as files: they end with their messages. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deliveryOf } from '../delivery/deliver'
import { upkeep } from '../delivery/upkeep'
import { day, retention } from '../limits'
import { fileStore } from '../outbox/file-store'
import { outboxOf, type Outbox } from '../outbox/outbox'
import { testConfig } from '../testing/contact-site'
import { sampleMessage } from '../testing/samples'
import { filesTransport } from './files'
import type { Transport } from './transport'

const root = join(__dirname, '../../..')
const log = () => undefined
let folder = ''
let outbox: Outbox
let transport: Transport
let reference = ''

const mails = (): Promise<string[]> => readdir(join(folder, 'mail'))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contact-'))
  outbox = outboxOf(await fileStore(folder))
  transport = filesTransport(join(folder, 'mail'), log)
  const message = sampleMessage({ acceptedAt: Date.now() })
  reference = message.reference
  await outbox.add(message)
  const deliver = deliveryOf({
    outbox,
    transport,
    config: testConfig,
    log,
    now: Date.now,
    random: Math.random,
  })
  await deliver(message.id)
  expect(await mails()).toEqual([`${reference}.eml`])
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a mail is removed when the time of its message has ended', async () => {
  const setup = { outbox, transport, config: testConfig, log }
  await upkeep(setup, Date.now() + retention.delivered - day)
  expect(await mails()).toEqual([`${reference}.eml`])
  await upkeep(setup, Date.now() + retention.delivered + day)
  expect(await mails()).toEqual([])
  expect(await outbox.store.list(['delivered'])).toEqual([])
})

test('a mail is removed when its message is discarded', async () => {
  const script = ['scripts/run.mjs', 'scripts/contact-outbox.ts', 'discard', reference]
  const env = { ...process.env, CONTACT_BACKEND: 'files', CONTACT_OUTBOX_DIR: folder }
  expect(spawnSync(process.execPath, script, { cwd: root, env }).status).toBe(0)
  expect(await mails()).toEqual([])
})
