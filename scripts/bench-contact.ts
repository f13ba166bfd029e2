/**
 * npm run bench:contact: many submissions through an outage of the mail server, counted afterwards by id.
 * Options: --count 3000 --rate 50 --outage 60 (seconds).
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startMailServer, type Received } from '../src/contact-server/testing/mail-server'
import { countById } from '../src/contact-server/testing/read-mail'
import { sampleRequest, until } from '../src/contact-server/testing/samples'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3000' },
    rate: { type: 'string', default: '50' },
    outage: { type: 'string', default: '60' },
  },
})
const [count, rate, outage] = [Number(values.count), Number(values.rate), Number(values.outage)]
const second = 1000
/** The mail server goes down so long after the first submission, in the middle of its work. */
const calm = 5 * second
const root = join(__dirname, '..')

type Sent = { id: string; ms: number; ok: boolean }

/** The function in a process of its own, so that sending does not disturb its times. */
async function startFunction(
  folder: string,
  smtpPort: number,
): Promise<{ origin: string; stop: () => void }> {
  const script = ['scripts/run.mjs', 'src/contact-server/testing/serve-contact.ts', folder, String(smtpPort)]
  const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const port = await until(() => /port (\d+)/.exec(output)?.[1], 30 * second)
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') }
}

async function submit(origin: string, number: number): Promise<Sent> {
  const request = sampleRequest({ message: `Message ${number}\n${'text '.repeat(100)}` })
  const visitor = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': visitor }
  const started = performance.now()
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers,
  }).catch(() => undefined)
  return { id: request.submission, ms: performance.now() - started, ok: answer?.status === 200 }
}

/** Keeps to the rate whatever the answers do. */
async function submitAll(origin: string): Promise<Sent[]> {
  const started = performance.now()
  const sent: Promise<Sent>[] = []
  for (let number = 0; number < count; number += 1) {
    const due = started + (number / rate) * second
    if (due > performance.now()) await wait(due - performance.now())
    sent.push(submit(origin, number))
  }
  return Promise.all(sent)
}

function percentile(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-bench-'))
  const names = (state: string): string[] =>
    existsSync(join(folder, state)) ? readdirSync(join(folder, state)) : []
  const received: Received[] = []
  let mail = await startMailServer('ok', 0, received)
  const { port } = mail
  const contact = await startFunction(folder, port)
  console.log(
    `${count} submissions, ${rate} a second; the mail server is away for ${outage} s after ${calm / second} s.`,
  )
  const sending = submitAll(contact.origin)
  await wait(calm)
  await mail.close()
  await wait(outage * second)
  const before = received.length
  mail = await startMailServer('ok', port, received)
  const back = performance.now()
  const sent = await sending
  await until(() => names('pending').length === 0, 30 * 60 * second)

  const accepted = sent.filter(({ ok }) => ok)
  const counts = countById(received)
  const isHere = (id: string): boolean => counts.has(`${id}@example.com`)
  // What the server did not confirm waits for a person, who looks for the reference in the mailbox.
  const unconfirmed = names('unconfirmed')
  const lost = accepted.filter(({ id }) => !isHere(id) && !unconfirmed.includes(id))
  const doubled = [...counts].filter(([id, times]) => times > 1 && !id.startsWith('notice'))
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b)
  console.log(`accepted      ${accepted.length} of ${count}`)
  console.log(
    `delivered     ${names('delivered').length} (${before} before the mail server came back, the last ${((performance.now() - back) / second).toFixed(0)} s after)`,
  )
  console.log(
    `unconfirmed   ${unconfirmed.length} (of these in the mailbox: ${unconfirmed.filter(isHere).length})`,
  )
  console.log(`dead letters  ${names('dead').length}`)
  console.log(`lost          ${lost.length}`)
  console.log(`doubled       ${doubled.length}`)
  console.log(
    `answer times  p50 ${percentile(times, 0.5)}, p90 ${percentile(times, 0.9)}, p99 ${percentile(times, 0.99)}, longest ${percentile(times, 1)}`,
  )
  contact.stop()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(lost.length + doubled.length + (count - accepted.length) === 0 ? 0 : 1)
}

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
