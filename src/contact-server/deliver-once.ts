/** One delivery run, for hosts without a long-running process: Netlify's scheduled function. */
import { atMost } from '../lib/at-most'
import { onceAt } from './clock'
import { readConfig, type ContactConfig } from './config'
import { deliveryOf } from './delivery/deliver'
import { upkeep } from './delivery/upkeep'
import { parallelDeliveries, sweepEvery } from './limits'
import { logToOutput } from './log'
import { outboxOf } from './outbox/outbox'
import type { Store } from './outbox/store'
import { transportOf } from './service'

/** In milliseconds: no mail is started later than `starts` into the run, and none takes longer than `attempt`. */
type Times = { starts: number; attempt: number }

/** Delivers due messages, then runs the housekeeping. */
export async function deliverOnce(
  env: Readonly<Record<string, string | undefined>>,
  open: (config: ContactConfig) => Promise<Store>,
  { starts, attempt }: Times,
): Promise<void> {
  const result = readConfig(env)
  if (!('config' in result)) return
  const { config } = result
  const until = Date.now() + starts
  const store = await open(config)
  const outbox = outboxOf(store)
  const transport = transportOf(config, () => undefined, attempt)
  const deliver = deliveryOf({
    outbox,
    transport,
    config,
    log: logToOutput,
    now: Date.now,
    random: Math.random,
  })
  const queue = await store.due(Date.now(), Number.MAX_SAFE_INTEGER)
  await atMost(parallelDeliveries, queue, async (id) => {
    if (Date.now() < until) await deliver(id).catch(() => logToOutput({ event: 'outboxFailed' }))
  })
  // It may send a mail, too: the next run does it in time.
  if (Date.now() >= until) return
  const done = await store.doneAt('upkeep')
  const now = Date.now()
  if (now - onceAt(done, now) < sweepEvery) return
  await upkeep({ outbox, transport, config, log: logToOutput }, now)
  await store.setDoneAt('upkeep', Date.now())
}
