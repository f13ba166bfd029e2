/** The outbox: messages are written here before they are confirmed, and removed only when their retention ends. */
import { randomUUID } from 'node:crypto'
import { attemptLease, retention } from '../limits'
import { newEntry, type Entry, type FinalState, type Message } from './records'
import type { Store } from './store'

export type Outbox = ReturnType<typeof outboxOf>
/** `added`: new. `same`: known with the same content. `other`: known id with different content. */
export type Added = 'added' | 'same' | 'other'
/** An attempt that is ours while its lease is renewed. */
export type Claim = { message: Message; attempt: number; owner: string }

/**
 * Every change is a function from the current record to the next, written only if the record is unchanged
 * (compare-and-swap). If two processes want the same message, one succeeds, and the other decides again on the new
 * record.
 */
export function outboxOf(store: Store) {
  const change = async (
    id: string,
    next: (entry: Entry) => Entry | undefined,
  ): Promise<Entry | undefined> => {
    for (;;) {
      const found = await store.read(id)
      const changed = found && next(found.entry)
      if (!changed) return undefined
      if (await store.swap(found.version, changed)) return changed
    }
  }
  const changeOwn = async ({ message, owner }: Claim, changes: Partial<Entry>): Promise<boolean> =>
    (await change(message.id, (entry) =>
      entry.attempt?.owner === owner ? { ...entry, ...changes } : undefined,
    )) !== undefined

  return {
    store,

    /** Stores a message once, however often it is submitted. Throws if it cannot be stored. */
    async add(message: Message): Promise<Added> {
      if (await store.add(newEntry(message))) return 'added'
      const known = await store.read(message.id)
      // Not readable yet: the store lags behind a concurrent write.
      return known === undefined || known.entry.message.hash === message.hash ? 'same' : 'other'
    },

    /** Finds a message with the same text accepted since then. A held message does not block an unsuspicious one. */
    async findRepeat({ id, hash, held }: Message, since: number): Promise<Message | undefined> {
      const known = (await store.withHash(hash, since)).map(({ message }) => message)
      return known.find((one) => one.id !== id && (held !== undefined || one.held === undefined))
    },

    /**
     * Starts the next attempt if the message is due. Its lease keeps other processes away; an expired lease belongs to
     * a dead process. If that one was handing the message over, delivery is uncertain and needs a human decision.
     */
    async claim(id: string, now: number): Promise<Claim | { brokenOff: Message } | undefined> {
      const owner = randomUUID()
      const entry = await change(id, (known) => {
        if (known.state !== 'pending' || known.at > now) return undefined
        // The attempt is kept: if its process is still alive, its result is authoritative.
        if (known.attempt?.handingOver) return { ...known, state: 'unconfirmed', at: now, why: 'brokenOff' }
        return { ...known, at: now + attemptLease, attempts: known.attempts + 1, attempt: { owner } }
      })
      if (entry?.state === 'unconfirmed') return { brokenOff: entry.message }
      return entry && { message: entry.message, attempt: entry.attempts, owner }
    },

    /** Renews the lease of an attempt. */
    async renew(claim: Claim, now: number): Promise<void> {
      await change(claim.message.id, (entry) =>
        entry.state === 'pending' && entry.attempt?.owner === claim.owner
          ? { ...entry, at: now + attemptLease }
          : undefined,
      )
    },

    /** Durably records that the end of the data is next. False if the attempt is no longer ours. */
    handOver(claim: Claim, now: number): Promise<boolean> {
      return changeOwn(claim, {
        at: now + attemptLease,
        attempt: { owner: claim.owner, handingOver: true },
      })
    },

    /** Ends an attempt as failed; the next one is due at `at`. */
    retryAt(claim: Claim, at: number): Promise<boolean> {
      return changeOwn(claim, { state: 'pending', at, why: undefined, attempt: undefined })
    },

    /** Ends an attempt in a final state. */
    finish(claim: Claim, state: FinalState, at: number, why?: string): Promise<boolean> {
      return changeOwn(claim, { state, at, why, attempt: undefined })
    },

    /** Requeues a held, dead or unconfirmed message. False if it is not awaiting a decision. */
    async release(id: string, now: number): Promise<boolean> {
      const entry = await change(id, ({ message, state }) =>
        state === 'pending' || state === 'delivered'
          ? undefined
          : { message, state: 'pending', at: now, attempts: 0 },
      )
      return entry !== undefined
    },

    /** Removes messages whose retention has ended. Returns how many. */
    removeOld: (now: number): Promise<number> =>
      store.removeOld({
        delivered: now - retention.delivered,
        held: now - retention.held,
        dead: now - retention.failed,
        unconfirmed: now - retention.failed,
      }),
  }
}
