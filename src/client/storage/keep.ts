/**
 * Consent-aware storage in the visitor's browser: necessary entries are always stored, others only while their purpose
 * is allowed. Otherwise they are kept in memory until the page is left, so nothing is lost.
 */
import { consent, type ConsentStore } from '../consent/store'
import { parsed, readDevice, writeDevice, type WebStorageId } from './device'
import { registry, type StorageEntry } from '../../site/storage/registry'

export type Keeper = {
  /** The value of an entry that holds JSON; undefined for none and for broken JSON. The caller checks its shape. */
  read: (id: WebStorageId) => unknown
  /** Keeps a text, or drops it if it is undefined. Returns whether it is stored; without consent nothing stays there. */
  write: (id: WebStorageId, value: string | undefined) => boolean
  /**
   * Applies the current consent to the draft, and each later change, even from another tab. The other entries that need
   * consent, cookies and the theme, have their own writers.
   */
  follow: () => void
}

/** Makes a keeper with its own memory. */
function createKeeper(consent: Pick<ConsentStore, 'allows' | 'subscribe'>): Keeper {
  const memory: Partial<Record<WebStorageId, string>> = {}
  const isAllowed = (id: WebStorageId) => {
    const { needs }: StorageEntry = registry[id]
    return !needs || consent.allows(needs)
  }
  const write: Keeper['write'] = (id, value) => {
    const allowed = isAllowed(id)
    const stored = writeDevice(id, allowed ? value : undefined) && allowed
    // If storage is blocked or full, the value stays in memory.
    memory[id] = stored ? undefined : value
    return stored
  }
  /**
   * A value in memory moves to the browser's storage, unless another tab has stored one already; a value no longer
   * allowed there moves back to memory.
   */
  const apply = () => void write('draft', readDevice('draft') ?? memory.draft)
  return {
    read: (id) => parsed(memory[id] ?? (isAllowed(id) ? readDevice(id) : undefined)),
    write,
    follow() {
      apply()
      consent.subscribe(apply)
    },
  }
}

/** The one keeper of this window. */
export const keep = createKeeper(consent)
