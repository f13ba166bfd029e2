/** One attempt at a time: who may deliver a message now, and what is known when an attempt broke off. */
import { attemptLease } from '../limits'
import { isGone, ownOwner } from './owner'
import type { Outbox } from './outbox'
import { parseRecord, type Attempt, type Message, type Pending } from './records'

export type Claim = { message: Message; attempt: number }
/** `unconfirmed`: an attempt broke off after the end of the data may have been sent. */
export type ClaimResult = Claim | 'unconfirmed' | undefined

type Options = {
  /** All processes that use the outbox run where their numbers can be checked; false where only time tells. */
  sameHost: boolean
}

/** Attempts are records of their own (`attempt/<id>.<n>`), so that starting attempt n succeeds for one process only. */
export function claimsOf(outbox: Outbox, { sameHost }: Options) {
  const { store } = outbox
  const keyOf = (id: string, attempt: number): string => `attempt/${id}.${attempt}`

  const isOver = (attempt: Attempt | undefined, now: number): boolean =>
    attempt === undefined || attempt.at + attemptLease < now || (sameHost && isGone(attempt.owner))

  const writePending = (id: string, pending: Pending): Promise<void> =>
    store.replace(outbox.keyOf('pending', id), JSON.stringify(pending))

  const forgetAttempts = async (id: string, upTo: number): Promise<void> => {
    for (let attempt = upTo; attempt > 0; attempt -= 1) await store.remove(keyOf(id, attempt))
  }

  const claim = async (id: string, now: number): Promise<ClaimResult> => {
    const pending = await outbox.readPending(id)
    if (!pending || pending.nextAt > now) return undefined
    // A crash, or a second process that was late, can leave a message pending that has been dealt with.
    if (await outbox.readFinal(id)) {
      await store.remove(outbox.keyOf('pending', id))
      return undefined
    }
    const message = await outbox.readMessage(id)
    if (!message) return undefined
    const attempt = pending.attempts + 1
    const own: Attempt = { at: now, owner: ownOwner }
    if (await store.create(keyOf(id, attempt), JSON.stringify(own))) return { message, attempt }

    const other = parseRecord<Attempt>(await store.read(keyOf(id, attempt)))
    if (!isOver(other, now)) return undefined
    if (other?.handingOver) return 'unconfirmed'
    await writePending(id, { attempts: attempt, nextAt: pending.nextAt })
    return claim(id, now)
  }

  return {
    /** Starts the next attempt if the message is due and nobody else is at it. */
    claim,

    /** Notes durably that the end of the data comes next. False when the attempt took so long that it is no longer ours. */
    async handOver({ message, attempt }: Claim, now: number): Promise<boolean> {
      const own = parseRecord<Attempt>(await store.read(keyOf(message.id, attempt)))
      if (own?.owner !== ownOwner || own.at + attemptLease / 2 < now) return false
      await store.replace(keyOf(message.id, attempt), JSON.stringify({ ...own, handingOver: true }))
      return true
    },

    /** Ends an attempt without success; the next one may start at `nextAt`. */
    async retryAt({ message, attempt }: Claim, nextAt: number): Promise<void> {
      await writePending(message.id, { attempts: attempt, nextAt })
    },

    /** Removes the traces of the attempts of a message that has reached a final state. */
    forget: forgetAttempts,
  }
}
