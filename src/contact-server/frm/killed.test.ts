/** FRM-20: the process is killed at every point between taking and delivering a message. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer, type MailServer } from '../testing/mail-server'
import { countById } from '../testing/read-mail'
import { sampleRequest, until } from '../testing/samples'

jest.setTimeout(30_000)

const root = join(__dirname, '../../..')
let folder = ''
const children = new Set<ChildProcess>()
const servers: MailServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contact-'))
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  for (const server of servers.splice(0)) await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function startProcess(smtpPort: number): Promise<{ origin: string; kill: () => Promise<void> }> {
  const script = join(root, 'src/contact-server/testing/serve-contact.ts')
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), script, folder, String(smtpPort)], {
    cwd: root,
  })
  children.add(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const port = await until(() => /port (\d+)/.exec(output)?.[1], 20_000)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL')
      await ended
      children.delete(child)
    },
  }
}

async function post(origin: string, request: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json', origin }
  return (await fetch(`${origin}/api/contact`, { method: 'POST', body: JSON.stringify(request), headers }))
    .status
}

const mailServer = async (...args: Parameters<typeof startMailServer>): Promise<MailServer> => {
  const server = await startMailServer(...args)
  servers.push(server)
  return server
}
const names = (state: string): Promise<string[]> => readdir(join(folder, state)).catch(() => [])

test('FRM-20: killed after the answer, before anything was sent: delivered after the restart, once', async () => {
  const silent = await mailServer('silent')
  const first = await startProcess(silent.port)
  const requests = Array.from({ length: 4 }, () => sampleRequest())
  for (const request of requests) expect(await post(first.origin, request)).toBe(200)
  await first.kill()
  const well = await mailServer()
  await startProcess(well.port)
  await until(async () => (await names('delivered')).length === requests.length, 20_000)
  expect([...countById(well.received).values()]).toEqual(requests.map(() => 1))
}, 60_000)

test('FRM-20: killed while the server was thinking about the whole message: not sent again, kept for a person', async () => {
  const thinking = await mailServer('silentAfterData')
  const first = await startProcess(thinking.port)
  const request = sampleRequest()
  await post(first.origin, request)
  await until(() => thinking.received.length === 1)
  await first.kill()
  const well = await mailServer('ok', 0, thinking.received)
  const second = await startProcess(well.port)
  await until(async () => (await names('unconfirmed')).length === 1, 20_000)
  expect(await post(second.origin, request)).toBe(200)
  expect([...countById(well.received)].filter(([id]) => !id.startsWith('notice'))).toEqual([
    [`${request.submission}@example.com`, 1],
  ])
}, 60_000)

test('FRM-20: killed again and again under load: every message that was accepted arrives, once', async () => {
  const well = await mailServer()
  const accepted = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    const { origin, kill } = await startProcess(well.port)
    const sending = Array.from({ length: 12 }, async () => {
      const request = sampleRequest()
      const status = await post(origin, request).catch(() => 0)
      if (status === 200) accepted.add(request.submission)
    })
    await until(() => accepted.size > round * 4)
    await kill()
    await Promise.all(sending)
  }
  await startProcess(well.port)
  await until(async () => (await names('pending')).length === 0, 30_000)
  const counts = countById(well.received)
  const unconfirmed = new Set(await names('unconfirmed'))
  const lost = [...accepted].filter((id) => !counts.has(`${id}@example.com`) && !unconfirmed.has(id))
  const doubled = [...counts].filter(([id, count]) => count > 1 && !id.startsWith('notice'))
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  expect(accepted.size).toBeGreaterThan(8)
}, 120_000)
