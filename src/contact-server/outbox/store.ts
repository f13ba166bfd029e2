/** The storage interface of the outbox; every operation is atomic. */
import type { Entry, FinalState, State } from './records'

/** A record and its version. */
export type Stored = { entry: Entry; version: string }

export type Store = {
  /** Stores a new record durably. False, without changes, if its id is taken: of concurrent writers, one wins. */
  add(entry: Entry): Promise<boolean>
  read(id: string): Promise<Stored | undefined>
  /** Replaces a record; false, without changes, if it was modified since it was read. */
  swap(version: string, entry: Entry): Promise<boolean>
  /** Idempotent: removing a missing record is no error. */
  remove(id: string): Promise<void>
  /** Ids of pending messages that are due, `limit` at most. */
  due(now: number, limit: number): Promise<string[]>
  list(of: readonly State[]): Promise<Entry[]>
  /** Messages with this hash since then. */
  withHash(hash: string, since: number): Promise<Entry[]>
  /** Removes records that reached a final state at or before the given time; returns how many. */
  removeOld(upTo: Readonly<Record<FinalState, number>>): Promise<number>
  /** When a task last ran, in milliseconds since 1970; 0 for never. */
  doneAt(what: string): Promise<number>
  setDoneAt(what: string, at: number): Promise<void>
}
