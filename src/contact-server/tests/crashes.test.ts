/** FRM-20: the process is killed at every point between accepting and delivering a message. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStore } from '../outbox/file-store'
import type { State } from '../outbox/records'
import { startMailServer, type MailServer } from '../testing/mail-server'
import { killAll, post, startProcess } from '../testing/processes'
import { countById } from '../testing/read-mail'
import { sampleRequest, until } from '../testing/samples'

jest.setTimeout(30_000)

let folder = ''
const servers: MailServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contact-'))
})
afterEach(async () => {
  killAll()
  for (const server of servers.splice(0)) await server.close()
  await rm(folder, { recursive: true, force: true })
})

const mailServer = async (...args: Parameters<typeof startMailServer>): Promise<MailServer> => {
  const server = await startMailServer(...args)
  servers.push(server)
  return server
}
const names = async (state: State): Promise<string[]> =>
  (await (await fileStore(folder)).list([state])).map(({ message }) => message.id)

test('FRM-20: killed after the response, before anything was sent: delivered after the restart, once', async () => {
  const silent = await mailServer('silent')
  const first = await startProcess(folder, silent.port)
  const requests = Array.from({ length: 4 }, () => sampleRequest())
  for (const request of requests) expect(await post(first.origin, request, request.submission)).toBe(200)
  await first.kill()
  const well = await mailServer()
  await startProcess(folder, well.port)
  await until(async () => (await names('delivered')).length === requests.length, 40_000)
  expect([...countById(well.received).values()]).toEqual(requests.map(() => 1))
}, 60_000)

test('FRM-20: killed while the server was processing the whole message: not sent again, kept for a person', async () => {
  const silent = await mailServer('silentAfterData')
  const first = await startProcess(folder, silent.port)
  const request = sampleRequest()
  await post(first.origin, request)
  await until(() => silent.received.length === 1)
  await first.kill()
  const well = await mailServer('ok', 0, silent.received)
  const second = await startProcess(folder, well.port)
  await until(async () => (await names('unconfirmed')).length === 1, 40_000)
  expect(await post(second.origin, request)).toBe(200)
  expect([...countById(well.received)].filter(([id]) => !id.startsWith('notice'))).toEqual([
    [`${request.submission}@example.com`, 1],
  ])
}, 60_000)

test('FRM-20: killed repeatedly under load: every accepted message arrives, once', async () => {
  const well = await mailServer()
  const accepted = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    const { origin, kill } = await startProcess(folder, well.port)
    const sending = Array.from({ length: 12 }, async () => {
      const request = sampleRequest()
      if ((await post(origin, request, request.submission)) === 200) accepted.add(request.submission)
    })
    await until(() => accepted.size > round * 4)
    await kill()
    await Promise.all(sending)
  }
  await startProcess(folder, well.port)
  await until(async () => (await names('pending')).length === 0, 60_000)
  const counts = countById(well.received)
  const unconfirmed = new Set(await names('unconfirmed'))
  const lost = [...accepted].filter((id) => !counts.has(`${id}@example.com`) && !unconfirmed.has(id))
  const doubled = [...counts].filter(([id, count]) => count > 1 && !id.startsWith('notice'))
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  expect(accepted.size).toBeGreaterThan(8)
}, 120_000)

test('FRM-20: two processes share an outbox through an outage, resets and a kill: none lost, none duplicated', async () => {
  const modes = ['ok', 'cutDuringData', 'data451', 'greeting421', 'ok'] as const
  const first = await mailServer()
  const { port, received } = first
  const processes = await Promise.all([startProcess(folder, port), startProcess(folder, port)])
  const accepted: string[] = []
  const send = async (count: number, to: number): Promise<void> => {
    const request = sampleRequest()
    const status = await post(processes[to]?.origin ?? '', request, `10.0.${to}.${count}`)
    if (status === 200) accepted.push(request.submission)
  }
  const sending = Array.from({ length: 100 }, async (_, count) => {
    await new Promise((resolve) => setTimeout(resolve, count * 20))
    await send(count, count % 2)
  })
  let mail = first
  for (const mode of modes) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await mail.close()
    mail = await mailServer(mode, port, received)
  }
  await processes[1].kill()
  await Promise.all(sending)
  await until(async () => {
    await requeue()
    return (await names('pending')).length === 0
  }, 60_000)
  const counts = countById(received)
  const unconfirmed = new Set(await names('unconfirmed'))
  const lost = accepted.filter((id) => !counts.has(`${id}@example.com`) && !unconfirmed.has(id))
  const doubled = [...counts].filter(([id, count]) => count > 1 && !id.startsWith('notice'))
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  expect(accepted.length).toBeGreaterThan(50)
}, 120_000)

/** Makes failed attempts due at once, instead of after half a minute. */
async function requeue(): Promise<void> {
  const store = await fileStore(folder)
  for (const { message } of await store.list(['pending'])) {
    const found = await store.read(message.id)
    const failed = found && found.entry.attempts > 0 && !found.entry.attempt
    if (failed) await store.swap(found.version, { ...found.entry, at: 0 })
  }
}
