/**
 * What the site remembers in the visitor's browser, as far as consent goes: necessary entries are stored, others
 * only while their purpose is allowed. Otherwise they are remembered until the page is left, so nothing is lost.
 */
import { consent, type ConsentStore } from '../consent/store'
import { parsed, readDevice, writeDevice, type WebStorageId } from './device'
import { registry, type StorageEntry } from '../../site/storage/registry'

export type Keeper = {
  /** The value of an entry that holds JSON; undefined for none and for broken JSON. The caller checks its shape. */
  read: (id: WebStorageId) => unknown
  /** Remembers a text, or forgets it when it is undefined. Returns whether it is stored. */
  write: (id: WebStorageId, value: string | undefined) => boolean
  /** Applies the present consent to all entries that need one, and each later change of it, also one made in another tab. */
  follow: () => void
}

/** The entries that consent decides on; cookies have writers of their own, which ask for it themselves. */
export const optional = ['theme', 'draft'] as const satisfies readonly WebStorageId[]

/** Makes a keeper with a memory of its own. */
export function createKeeper(consent: Pick<ConsentStore, 'allows' | 'subscribe'>): Keeper {
  const memory: Partial<Record<WebStorageId, string>> = {}
  const isAllowed = (id: WebStorageId) => {
    const { needs }: StorageEntry = registry[id]
    return !needs || consent.allows(needs)
  }
  const write: Keeper['write'] = (id, value) => {
    const stored = isAllowed(id) && writeDevice(id, value)
    // Blocked or full storage is no reason to forget.
    memory[id] = stored ? undefined : value
    return stored
  }
  /** A value in memory moves to the browser's storage; one no longer allowed there moves back to memory. */
  const apply = () => {
    for (const id of optional) {
      if (!isAllowed(id)) {
        memory[id] = readDevice(id) ?? memory[id]
        writeDevice(id, undefined)
      } else if (memory[id] !== undefined) write(id, memory[id])
    }
  }
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
