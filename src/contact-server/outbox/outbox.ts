/** The outbox: messages are written here before anything is promised, and leave it only when their time has passed. */
import { randomUUID } from 'node:crypto'
import { attemptLease, retention } from '../limits'
import { newEntry, type Entry, type FinalState, type Message } from './records'
import type { Store } from './store'

export type Outbox = ReturnType<typeof outboxOf>
/** `added`: new. `same`: known with the same content. `other`: the id is known with another content. */
export type Added = 'added' | 'same' | 'other'
/** An attempt that is ours for as long as its lease is renewed. */
export type Claim = { message: Message; attempt: number; owner: string }

/**
 * Every change of a message is a function from its record to the next one, written only if the record is still the one that
 * was read. So of two processes that want the same message one succeeds, and the other judges by what is there then.
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

    /** Stores a message once, however often and from however many places it comes. Throws when it cannot be stored. */
    async add(message: Message): Promise<Added> {
      if (await store.add(newEntry(message))) return 'added'
      const known = await store.read(message.id)
      // Not readable: the store is slow to show what another place has just written.
      return known === undefined || known.entry.message.hash === message.hash ? 'same' : 'other'
    },

    /** A message with the same words, if one was accepted since then. What was held apart does not stop a message without suspicion. */
    async findRepeat({ id, hash, held }: Message, since: number): Promise<Message | undefined> {
      const known = (await store.withHash(hash, since)).map(({ message }) => message)
      return known.find((one) => one.id !== id && (held !== undefined || one.held === undefined))
    },

    /**
     * Starts the next attempt if the message is due. Its lease keeps others away; a lease that ran out belonged to a process
     * that is gone. If that one was handing the message over, nobody knows whether it arrived, and a person has to look.
     */
    async claim(id: string, now: number): Promise<Claim | { brokenOff: Message } | undefined> {
      const owner = randomUUID()
      const entry = await change(id, (known) => {
        if (known.state !== 'pending' || known.at > now) return undefined
        // The attempt is kept: should its process be alive after all, its result is the truth.
        if (known.attempt?.handingOver) return { ...known, state: 'unconfirmed', at: now, why: 'brokenOff' }
        return { ...known, at: now + attemptLease, attempts: known.attempts + 1, attempt: { owner } }
      })
      if (entry?.state === 'unconfirmed') return { brokenOff: entry.message }
      return entry && { message: entry.message, attempt: entry.attempts, owner }
    },

    /** Says that the attempt goes on. */
    async renew(claim: Claim, now: number): Promise<void> {
      await change(claim.message.id, (entry) =>
        entry.state === 'pending' && entry.attempt?.owner === claim.owner
          ? { ...entry, at: now + attemptLease }
          : undefined,
      )
    },

    /** Notes durably that the end of the data comes next. False when the attempt is no longer ours. */
    handOver(claim: Claim, now: number): Promise<boolean> {
      return changeOwn(claim, {
        at: now + attemptLease,
        attempt: { owner: claim.owner, handingOver: true },
      })
    },

    /** Ends an attempt without success; the next one may start at `at`. */
    retryAt(claim: Claim, at: number): Promise<boolean> {
      return changeOwn(claim, { state: 'pending', at, why: undefined, attempt: undefined })
    },

    /** Ends an attempt for good. */
    finish(claim: Claim, state: FinalState, at: number, why?: string): Promise<boolean> {
      return changeOwn(claim, { state, at, why, attempt: undefined })
    },

    /** Puts a held, dead or unconfirmed message back into the queue. False when it is not waiting for a decision. */
    async release(id: string, now: number): Promise<boolean> {
      const entry = await change(id, ({ message, state }) =>
        state === 'pending' || state === 'delivered'
          ? undefined
          : { message, state: 'pending', at: now, attempts: 0 },
      )
      return entry !== undefined
    },

    /** Removes messages whose time in their final state is over. Returns how many. */
    removeOld: (now: number): Promise<number> =>
      store.removeOld({
        delivered: now - retention.delivered,
        held: now - retention.held,
        dead: now - retention.failed,
        unconfirmed: now - retention.failed,
      }),
  }
}
