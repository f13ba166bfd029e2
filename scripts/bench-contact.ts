/**
 * npm run bench:contact: many submissions to two processes that share an outbox, through resets and an outage of the
 * mail server, with one of the processes killed and restarted on the way; the messages are then counted by id.
 * Options: --count 3000 --rate 50 --outage 60 (seconds) --processes 2.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileStore } from '../src/contact-server/outbox/file-store'
import { states, type State } from '../src/contact-server/outbox/records'
import {
  startMailServer,
  type MailServer,
  type ServerMode,
  type Received,
} from '../src/contact-server/testing/mail-server'
import { startProcess, type FunctionProcess } from '../src/contact-server/testing/processes'
import { countById } from '../src/contact-server/testing/read-mail'
import { sampleRequest, until } from '../src/contact-server/testing/samples'
import { countOf, readCommand } from './lib/flags.mjs'

const { values } = readCommand({
  options: {
    count: { type: 'string', default: '3000' },
    rate: { type: 'string', default: '50' },
    outage: { type: 'string', default: '60' },
    processes: { type: 'string', default: '2' },
  },
})
const count = countOf('count', values.count)
const rate = countOf('rate', values.rate)
const outage = countOf('outage', values.outage)
const processCount = countOf('processes', values.processes)
const second = 1000
/** How long after the first submission the mail server goes down, in milliseconds; it is busy then. */
const calm = 5 * second
/** How the mail server behaves until the outage, one second each: connections cut mid-message, temporary refusals. */
const weather: readonly ServerMode[] = ['ok', 'cutDuringData', 'ok', 'data451', 'ok']

type Sent = { id: string; ms: number; ok: boolean }

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

/** Sends at a constant rate, however slow the answers are, to each process in turn. */
async function submitAll(origins: () => readonly string[]): Promise<Sent[]> {
  const started = performance.now()
  const sent: Promise<Sent>[] = []
  for (let number = 0; number < count; number += 1) {
    const due = started + (number / rate) * second
    if (due > performance.now()) await wait(due - performance.now())
    const to = origins()
    sent.push(submit(to[number % to.length] ?? '', number))
  }
  return Promise.all(sent)
}

function percentile(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`
}

/** Runs the mail server through `weather` during `calm`, then through the outage, then normally again. */
async function mailThroughOutage(first: MailServer, received: Received[]): Promise<MailServer> {
  let mail = first
  for (const mode of weather) {
    await mail.close()
    mail = await startMailServer(mode, first.port, received)
    await wait(calm / weather.length)
  }
  await mail.close()
  await wait(outage * second)
  return startMailServer('ok', first.port, received)
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-bench-'))
  const received: Received[] = []
  const first = await startMailServer('ok', 0, received)
  const processes: FunctionProcess[] = []
  while (processes.length < processCount) processes.push(await startProcess(folder, first.port))
  console.log(
    `${count} submissions, ${rate} a second, to ${processes.length} process(es); resets, then the mail server is away for ${outage} s after ${calm / second} s; of several processes the last is killed in the middle.`,
  )
  const sending = submitAll(() => processes.map(({ origin }) => origin))
  const mailing = mailThroughOutage(first, received)
  await wait((count / rate / 2) * second)
  if (processes.length > 1) {
    await processes.pop()?.kill()
    processes.push(await startProcess(folder, first.port))
  }
  const mail = await mailing
  const before = received.length
  const back = performance.now()
  const sent = await sending
  const store = await fileStore(folder)
  const names = async (...of: State[]): Promise<string[]> =>
    (await store.list(of)).map(({ message }) => message.id)
  await until(async () => (await names('pending')).length === 0, 30 * 60 * second)

  const accepted = sent.filter(({ ok }) => ok)
  const counts = countById(received)
  const isHere = (id: string): boolean => counts.has(`${id}@example.com`)
  // Messages that the mail server did not confirm wait for a person, who looks for the reference in the mailbox.
  const unconfirmed = await names('unconfirmed')
  const lost = accepted.filter(({ id }) => !isHere(id) && !unconfirmed.includes(id))
  const doubled = [...counts].filter(([id, times]) => times > 1 && !id.startsWith('notice'))
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b)
  const stored = new Set(await names(...states))
  console.log(
    `accepted      ${accepted.length} of ${count} (${count - accepted.length} met the killed process)`,
  )
  console.log(`stored        ${stored.size} (answers that the kill cut off included)`)
  console.log(
    `delivered     ${(await names('delivered')).length} (${before} before the mail server came back, the last ${((performance.now() - back) / second).toFixed(0)} s after)`,
  )
  console.log(
    `unconfirmed   ${unconfirmed.length} (of these in the mailbox: ${unconfirmed.filter(isHere).length})`,
  )
  console.log(`dead letters  ${(await names('dead')).length}`)
  console.log(`lost          ${lost.length}`)
  console.log(`doubled       ${doubled.length}`)
  console.log(
    `answer times  p50 ${percentile(times, 0.5)}, p90 ${percentile(times, 0.9)}, p99 ${percentile(times, 0.99)}, longest ${percentile(times, 1)}`,
  )
  for (const { kill } of processes) await kill()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(lost.length + doubled.length === 0 ? 0 : 1)
}

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
