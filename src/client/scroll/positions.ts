/** Scroll positions by history entry, kept across reloads for the lifetime of the tab. */
import type { Unchecked } from '../unchecked'
import { keep } from '../storage/keep'
import type { Position } from './decide'

/** Maximum number of entries; the oldest are dropped first. */
const most = 100

/** The name of a history entry: the router's key, else (first entry of a document) its address. */
export function entryKey(state: unknown, address: string): string {
  const key = (state as Unchecked<'key'>)?.key
  return typeof key === 'string' ? key : address
}

/** The name of the history entry that the address bar shows. */
export const currentKey = (): string => entryKey(history.state, location.pathname + location.search)

const isPosition = (value: unknown): value is Position =>
  Number.isFinite((value as Position | null)?.left) && Number.isFinite((value as Position | null)?.top)

export type Positions = {
  save: (key: string, position: Position) => void
  find: (key: string) => Position | undefined
  /** Writes all positions to the tab's storage. */
  persist: () => void
  /** Whether an earlier document of this tab stored positions. */
  restored: boolean
}

/** Reads the positions stored by an earlier document of the tab, and continues from them. */
export function createPositions(): Positions {
  const stored = keep.read('positions')
  const map = new Map<string, Position>()
  for (const entry of Array.isArray(stored) ? (stored as unknown[]) : []) {
    if (Array.isArray(entry) && isPosition(entry[1])) map.set(entry[0] as string, entry[1])
  }
  return {
    restored: map.size > 0,
    find: (key) => map.get(key),
    save(key, position) {
      map.delete(key)
      map.set(key, position)
      if (map.size > most) map.delete(map.keys().next().value as string)
    },
    persist: () => void keep.write('positions', JSON.stringify([...map])),
  }
}
