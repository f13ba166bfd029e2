/** The delivery of a server that keeps running: new messages at once, failed ones when their time has come. */
import { deliveryPoll, lookEvery, parallelDeliveries, sweepEvery } from '../limits'
import type { Log } from '../log'
import { adoptOrphans, removeOld } from '../outbox/upkeep'
import type { Outbox } from '../outbox/outbox'
import { notice, type NoticeSetup } from './notice'

export type Worker = {
  /** Says that a message has just been stored. */
  wake(id: string): void
  /** Ends the work; resolves when the deliveries under way have ended. */
  stop(): Promise<void>
}

type Options = {
  outbox: Outbox
  deliver: (id: string) => Promise<number | undefined>
  notices: NoticeSetup
  log: Log
  now: () => number
}

/** Starts the delivery. Its timers do not keep a process alive. */
export function startWorker({ outbox, deliver, notices, log, now }: Options): Worker {
  const dueAt = new Map<string, number>()
  const running = new Map<string, Promise<void>>()
  let sweptAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let stopped = false

  const run = async (id: string): Promise<void> => {
    try {
      const next = await deliver(id)
      if (next === undefined) dueAt.delete(id)
      // Due, but another process is at it: look again with the next poll, not at once.
      else dueAt.set(id, Math.max(next, now() + deliveryPoll))
    } catch {
      log({ event: 'outboxFailed' })
      dueAt.set(id, now() + lookEvery)
    }
  }

  const fill = (): void => {
    if (stopped) return
    for (const [id, at] of dueAt) {
      if (running.size >= parallelDeliveries) return
      if (at > now() || running.has(id)) continue
      const work = run(id).finally(() => {
        running.delete(id)
        fill()
      })
      running.set(id, work)
    }
  }

  /** Messages that an earlier run, another process or a person with the outbox command has queued. */
  const look = async (): Promise<void> => {
    lookedAt = now()
    for (const id of await outbox.list('pending')) if (!dueAt.has(id)) dueAt.set(id, 0)
  }

  const sweep = async (): Promise<void> => {
    sweptAt = now()
    await adoptOrphans(outbox, now())
    await look()
    const removed = await removeOld(outbox, now())
    if (removed > 0) log({ event: 'removedOld', count: removed })
    await notice(notices, now())
  }

  let upkeep = Promise.resolve()
  const poll = (): void => {
    const task = now() - sweptAt >= sweepEvery ? sweep : now() - lookedAt >= lookEvery ? look : undefined
    if (task) upkeep = upkeep.then(task).then(fill, () => log({ event: 'outboxFailed' }))
    fill()
  }
  const timer = setInterval(poll, deliveryPoll)
  timer.unref()
  poll()

  return {
    wake(id) {
      dueAt.set(id, 0)
      fill()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await upkeep
      await Promise.all(running.values())
    },
  }
}
