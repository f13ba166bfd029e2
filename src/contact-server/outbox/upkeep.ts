/** What keeps the outbox in order: orphans, old records, and a person's decisions about messages that wait for one. */
import { retention } from '../limits'
import { contentKey, type Outbox } from './outbox'
import { finalStates, type FinalState } from './records'

const keptFor: Readonly<Record<FinalState, number>> = {
  delivered: retention.delivered,
  held: retention.held,
  dead: retention.failed,
  unconfirmed: retention.failed,
}

/** Gives a state to messages whose process died between storing and queueing them. Returns how many. */
export async function adoptOrphans(outbox: Outbox, now: number): Promise<number> {
  const lists = await Promise.all([outbox.list('pending'), ...finalStates.map((state) => outbox.list(state))])
  const known = new Set(lists.flat())
  let adopted = 0
  for (const id of await outbox.store.list('message')) {
    if (known.has(id)) continue
    const message = await outbox.readMessage(id)
    // Read once more: it may have changed its state while the lists were read.
    if (!message || (await outbox.readPending(id)) || (await outbox.readFinal(id))) continue
    await outbox.enterFirstState(message, now)
    adopted += 1
  }
  return adopted
}

async function forgetAttempts(outbox: Outbox, id: string): Promise<void> {
  for (const name of await outbox.store.list('attempt')) {
    if (name.startsWith(`${id}.`)) await outbox.store.remove(`attempt/${name}`)
  }
}

/** Removes a message and everything about it. */
export async function discard(outbox: Outbox, id: string): Promise<void> {
  const message = await outbox.readMessage(id)
  await forgetAttempts(outbox, id)
  if (message) await outbox.store.remove(contentKey(message.hash))
  // The state goes last: without it, a message that is left over by a crash would be taken for an orphan and sent.
  await outbox.store.remove(outbox.keyOf('message', id))
  for (const state of ['pending', ...finalStates] as const) await outbox.store.remove(outbox.keyOf(state, id))
}

/** Removes messages whose time in their final state is over (`retention`). Returns how many. */
export async function removeOld(outbox: Outbox, now: number): Promise<number> {
  let removed = 0
  for (const state of finalStates) {
    for (const id of await outbox.list(state)) {
      const final = await outbox.readFinal(id)
      if (!final || final.at + keptFor[final.state] > now) continue
      await discard(outbox, id)
      removed += 1
    }
  }
  return removed
}

/** Puts a held, dead or unconfirmed message back into the queue. False when it is not waiting for a decision. */
export async function release(outbox: Outbox, id: string, now: number): Promise<boolean> {
  const final = await outbox.readFinal(id)
  if (!final || final.state === 'delivered') return false
  await forgetAttempts(outbox, id)
  await outbox.store.remove(outbox.keyOf(final.state, id))
  await outbox.store.create(outbox.keyOf('pending', id), JSON.stringify({ attempts: 0, nextAt: now }))
  return true
}
