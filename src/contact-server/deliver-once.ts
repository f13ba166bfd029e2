/** One round of delivery, for hosts where nothing keeps running: Netlify's scheduled function. */
import { readConfig } from './config'
import { deliveryOf } from './delivery/deliver'
import { notice } from './delivery/notice'
import { parallelDeliveries } from './limits'
import { logToOutput } from './log'
import { outboxOf } from './outbox/outbox'
import type { Store } from './outbox/store'
import { adoptOrphans, removeOld } from './outbox/upkeep'
import { transportOf } from './service'

/** Both in milliseconds: no delivery starts later than `starts` after the beginning, and none takes longer than `attempt`. */
type Times = { starts: number; attempt: number }

/** Delivers what is due, then tidies up. */
export async function deliverOnce(
  env: Readonly<Record<string, string | undefined>>,
  store: Store,
  { starts, attempt }: Times,
): Promise<void> {
  const result = readConfig(env)
  if (!('config' in result)) return
  const { config } = result
  const until = Date.now() + starts
  const outbox = outboxOf(store)
  const transport = transportOf(config, () => undefined, attempt)
  const deliver = deliveryOf({
    outbox,
    transport,
    config,
    sameHost: false,
    log: logToOutput,
    now: Date.now,
    random: Math.random,
  })
  await adoptOrphans(outbox, Date.now())
  const queue = await outbox.list('pending')
  const lane = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined && Date.now() < until; id = queue.shift()) {
      await deliver(id).catch(() => logToOutput({ event: 'outboxFailed' }))
    }
  }
  await Promise.all(Array.from({ length: parallelDeliveries }, lane))
  await removeOld(outbox, Date.now())
  await notice({ outbox, transport, config, log: logToOutput }, Date.now())
}
