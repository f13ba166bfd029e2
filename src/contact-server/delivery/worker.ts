/** Delivery in a long-running server: new messages immediately, failed ones when they are due. */
import { onceAt } from '../clock'
import { deliveryPoll, parallelDeliveries, restAfterFailure, sweepEvery } from '../limits'
import type { Log } from '../log'
import type { Outbox } from '../outbox/outbox'

export type Worker = {
  /** Signals that a message has just been stored. */
  wake(): void
  /** Stops; resolves when running deliveries have ended. */
  stop(): Promise<void>
}

type Options = {
  outbox: Outbox
  deliver: (id: string) => Promise<void>
  upkeep: () => Promise<void>
  log: Log
  now: () => number
}

/** Starts the worker. Its timer does not keep the process alive. */
export function startWorker({ outbox, deliver, upkeep, log, now }: Options): Worker {
  const running = new Set<Promise<void>>()
  let stopped = false
  let failedAt = Number.NEGATIVE_INFINITY
  let sweptAt = Number.NEGATIVE_INFINITY

  const isWithin = (period: number, since: number): boolean => now() - onceAt(since, now()) < period

  /** Backs off after a failure: the outbox may be unreachable or full for a while. */
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    if (stopped || isWithin(restAfterFailure, failedAt)) return
    try {
      await work()
    } catch {
      log({ event: 'outboxFailed' })
      failedAt = now()
    }
  }

  const start = (id: string): void => {
    const work = guarded(() => deliver(id)).finally(() => {
      running.delete(work)
      wake()
    })
    running.add(work)
  }

  const fill = async (): Promise<void> => {
    const free = parallelDeliveries - running.size
    if (free > 0) for (const id of await outbox.store.due(now(), free)) start(id)
  }

  const sweep = async (): Promise<void> => {
    if (isWithin(sweepEvery, sweptAt)) return
    sweptAt = now()
    await upkeep()
  }

  /** Polls are serialized, so that none counts slots that another is filling. */
  let looking = Promise.resolve()
  let waiting = false
  const wake = (): void => {
    if (waiting) return
    waiting = true
    looking = looking.then(() => {
      waiting = false
      return guarded(fill)
    })
  }

  const timer = setInterval(() => {
    wake()
    looking = looking.then(() => guarded(sweep))
  }, deliveryPoll)
  timer.unref()
  wake()

  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await looking
      await Promise.all(running)
    },
  }
}
