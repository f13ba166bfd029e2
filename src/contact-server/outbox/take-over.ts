/** One-time migration of the files kept by versions before the database: a record per message and one per state. */
import { finalStates, newEntry, type Entry, type Message } from './records'
import type { Store } from './store'

export type EarlierRecords = {
  list(folder: string): Promise<string[]>
  read(key: string): Promise<string | undefined>
  remove(key: string): Promise<void>
  clear(folder: string): Promise<void>
}

/** Everything but the messages: states, attempts, and leftovers of killed processes. */
const besides = ['pending', ...finalStates, 'attempt', 'content', 'notice', 'tmp']

function parse<T>(text: string | undefined): T | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as T) : undefined
  } catch {
    return undefined
  }
}

async function entryOf(
  records: EarlierRecords,
  message: Message,
  attempts: readonly string[],
): Promise<Entry> {
  const { id } = message
  for (const state of finalStates) {
    const final = parse<{ at: number; why?: string }>(await records.read(`${state}/${id}`))
    if (final) return { ...newEntry(message), state, at: final.at, why: final.why }
  }
  for (const name of attempts.filter((one) => one.startsWith(`${id}.`))) {
    const attempt = parse<{ at: number; handingOver?: boolean }>(await records.read(`attempt/${name}`))
    if (attempt?.handingOver)
      return { ...newEntry(message), state: 'unconfirmed', at: attempt.at, why: 'brokenOff' }
  }
  const pending = parse<{ attempts: number; nextAt: number }>(await records.read(`pending/${id}`))
  if (pending) return { ...newEntry(message), at: pending.nextAt, attempts: pending.attempts }
  // Stored, but never queued: its sender was told that it was not accepted.
  return { ...newEntry(message), state: 'held', why: 'neverQueued' }
}

/**
 * A record is removed only after its message is stored, so a crash or concurrent migrations still migrate each message
 * once. Unreadable messages are left in place.
 */
export async function takeOver(records: EarlierRecords, store: Store): Promise<void> {
  const ids = await records.list('message')
  const attempts = ids.length > 0 ? await records.list('attempt') : []
  let unreadable = 0
  for (const id of ids) {
    const message = parse<Message>(await records.read(`message/${id}`))
    if (message) {
      await store.add(await entryOf(records, message, attempts))
      await records.remove(`message/${id}`)
    } else unreadable += 1
  }
  if (unreadable > 0) {
    console.error(
      `The contact outbox holds ${unreadable} damaged message(s) from before; they stay in "message".`,
    )
    return
  }
  for (const folder of [...besides, 'message']) await records.clear(folder)
}
