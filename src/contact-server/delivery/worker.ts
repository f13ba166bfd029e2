/** The delivery of a server that keeps running: new messages at once, failed ones when their time has come. */
import { deliveryPoll, parallelDeliveries, restAfterFailure, sweepEvery } from '../limits'
import type { Log } from '../log'
import type { Outbox } from '../outbox/outbox'

export type Worker = {
  /** Says that a message has just been stored. */
  wake(): void
  /** Ends the work; resolves when the deliveries under way have ended. */
  stop(): Promise<void>
}

type Options = {
  outbox: Outbox
  deliver: (id: string) => Promise<void>
  upkeep: () => Promise<void>
  log: Log
  now: () => number
}

/** Starts the delivery. Its timer does not keep a process alive. */
export function startWorker({ outbox, deliver, upkeep, log, now }: Options): Worker {
  const running = new Set<Promise<void>>()
  let stopped = false
  let restsUntil = 0
  let sweptAt = Number.NEGATIVE_INFINITY

  /** The outbox may be away or full for a while; asking it all the time would not help. */
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    if (stopped || now() < restsUntil) return
    try {
      await work()
    } catch {
      log({ event: 'outboxFailed' })
      restsUntil = now() + restAfterFailure
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
    if (now() - sweptAt < sweepEvery) return
    sweptAt = now()
    await upkeep()
  }

  /** One look at a time, so that none counts places that another is filling. */
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
