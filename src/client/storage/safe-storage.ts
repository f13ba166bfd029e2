/** Web storage that never throws: blocked, full or missing storage reads as empty. */

type Kind = 'localStorage' | 'sessionStorage'

/** Reads an entry; undefined when there is none or storage is not allowed. */
export function readStored(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes an entry, or removes it when `value` is undefined. Returns whether that worked. */
export function writeStored(kind: Kind, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) window[kind].removeItem(key)
    else window[kind].setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Reads a JSON entry; undefined for none, for broken JSON and for blocked storage. The caller checks its shape. */
export function readStoredJson(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readStored(kind, key) ?? '') as unknown
  } catch {
    return undefined
  }
}
