/**
 * Raw access to the browser's storage: reads and writes registered entries regardless of consent. Never throws:
 * blocked, full or missing storage reads as empty. Everything except the consent itself goes through `keep.ts`.
 */
import { registry, type IdOf } from '../../site/storage/registry'

export type WebStorageId = IdOf<'localStorage' | 'sessionStorage'>

/** Reads an entry; undefined if there is none or storage is blocked. */
export function readDevice(id: WebStorageId): string | undefined {
  const { name, kind } = registry[id]
  try {
    return window[kind].getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes an entry, or removes it if `value` is undefined. Returns whether that worked. */
export function writeDevice(id: WebStorageId, value: string | undefined): boolean {
  const { name, kind } = registry[id]
  try {
    if (value === undefined) window[kind].removeItem(name)
    else window[kind].setItem(name, value)
    return true
  } catch {
    return false
  }
}

/** The value of a JSON text; undefined for none and for broken JSON. The caller checks its shape. */
export function parsed(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
