/** What the outbox needs from a place that keeps records: each operation is done as a whole or not at all. */
import type { Entry, FinalState, State } from './records'

/** A record and the mark of its last change. */
export type Stored = { entry: Entry; version: string }

export type Store = {
  /** Stores a new record. False, with nothing changed, when its id is taken: of many at once, one wins. What was stored survives a crash. */
  add(entry: Entry): Promise<boolean>
  read(id: string): Promise<Stored | undefined>
  /** Replaces a record unless it has changed since it was read; then false, with nothing changed. */
  swap(version: string, entry: Entry): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>
  /** Ids of pending messages that are due, `limit` at most. */
  due(now: number, limit: number): Promise<string[]>
  list(of: readonly State[]): Promise<Entry[]>
  /** Messages with these words that came since then. */
  withHash(hash: string, since: number): Promise<Entry[]>
  /** Removes what came into a final state at the given time or before; returns how many. */
  removeOld(upTo: Readonly<Record<FinalState, number>>): Promise<number>
  /** When something was last done, in milliseconds since 1970; 0 for never. */
  doneAt(what: string): Promise<number>
  setDoneAt(what: string, at: number): Promise<void>
}
