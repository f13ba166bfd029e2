/**
 * A run of the scheduled function: delivers what another process has stored, once, with the settings of the
 * environment.
 */
import { deliverOnce } from './deliver-once'
import { outboxOf } from './outbox/outbox'
import { startSite } from './testing/contact-site'
import { startMailServer } from './testing/mail-server'
import { memoryStore } from './testing/memory-store'
import { countById } from './testing/read-mail'
import { sampleMessage, sampleRequest } from './testing/samples'

const times = { starts: 10_000, attempt: 5000 }

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const settingsFor = (port: number) => ({
  AWS_LAMBDA_FUNCTION_NAME: 'contact-delivery',
  CONTACT_SMTP_HOST: '127.0.0.1',
  CONTACT_SMTP_PORT: String(port),
  CONTACT_SMTP_TLS: 'none',
  CONTACT_FROM: 'website@example.com',
  CONTACT_TO: 'office@example.com',
})

test('two concurrent runs and a later one: each message once, held ones never', async () => {
  const store = await memoryStore()
  const open = () => Promise.resolve(store)
  const site = await startSite({ store, delivers: false })
  const mail = await startMailServer()
  const requests = Array.from({ length: 7 }, () => sampleRequest())
  for (const request of requests) await site.post(request)
  await site.post(sampleRequest({ topic: 'spam' }))
  const env = settingsFor(mail.port)
  await Promise.all([deliverOnce(env, open, times), deliverOnce(env, open, times)])
  await deliverOnce(env, open, times)
  const counts = [...countById(mail.received)].filter(([id]) => !id.startsWith('notice'))
  expect(counts.sort()).toEqual(requests.map(({ submission }) => [`${submission}@example.com`, 1]).sort())
  expect(await store.list(['held'])).toHaveLength(1)
  await site.close()
  await mail.close()
})

test('a run whose time is up leaves the housekeeping, which sends a mail as well, to the next', async () => {
  const store = await memoryStore()
  const open = () => Promise.resolve(store)
  await outboxOf(store).add(sampleMessage({ acceptedAt: Date.now(), held: 'trap' }))
  const mail = await startMailServer()
  await deliverOnce(settingsFor(mail.port), open, { ...times, starts: 0 })
  const late = mail.received.length
  await deliverOnce(settingsFor(mail.port), open, times)
  await mail.close()
  expect([late, mail.received.length]).toEqual([0, 1])
})

test('a clock that is set back does not keep the housekeeping waiting for the old time', async () => {
  const store = await memoryStore()
  const open = () => Promise.resolve(store)
  await outboxOf(store).add(sampleMessage({ acceptedAt: Date.now(), held: 'trap' }))
  await store.setDoneAt('upkeep', Date.now() + 86_400_000)
  const mail = await startMailServer()
  await deliverOnce(settingsFor(mail.port), open, times)
  await mail.close()
  expect(mail.received).toHaveLength(1)
})

test('does nothing without a valid configuration', async () => {
  const store = await memoryStore()
  const open = () => Promise.resolve(store)
  await deliverOnce({ AWS_LAMBDA_FUNCTION_NAME: 'x' }, open, times)
  await deliverOnce({ AWS_LAMBDA_FUNCTION_NAME: 'x', CONTACT_BACKEND: 'netlify-forms' }, open, times)
  expect(await store.list(['pending'])).toEqual([])
})
