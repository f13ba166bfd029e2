/** The visitor's consent: what was allowed, to which text, when; kept in the browser (semantics, 10.1). */
import { day } from '../constants'
import { createEmitter } from '../emitter'
import { readStoredJson, writeStored } from '../storage/safe-storage'

/** The purposes that need consent; what is necessary needs none and cannot be chosen. */
export const consentCategories = ['functional', 'media'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>

/** What is stored: L9 asks for the version of the text, the time (ISO 8601) and the choice. */
export type ConsentRecord = { version: number; time: string; choices: ConsentChoices }

/** Raise it when a purpose or its text changes: everybody is asked again (L10). */
export const consentVersion = 1
/** After this many milliseconds the question is asked again (L11: 6 to 12 months). */
export const consentLife = 365 * day
/** The entry in `localStorage`. */
export const consentKey = 'consent'

export type ConsentStore = {
  /** The valid record, or undefined when the visitor has not chosen yet. */
  record: () => ConsentRecord | undefined
  /** Whether a purpose may be served now; without a choice, no (L1, L5). */
  allows: (category: ConsentCategory) => boolean
  /** Remembers a choice, a refusal just like a consent (L8), and tells the listeners. */
  choose: (choices: ConsentChoices) => void
  /** Calls the listener after each choice, also one made in another tab. */
  subscribe: (listener: () => void) => () => void
}

/** Every purpose allowed, or every purpose refused. */
export function allChoices(allowed: boolean): ConsentChoices {
  return { functional: allowed, media: allowed }
}

/** Checks what storage holds: another version, an expired or a damaged record counts as none. */
export function parseRecord(value: unknown, now: number): ConsentRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { version, time, choices } = value as Partial<ConsentRecord>
  const age = now - Date.parse(String(time))
  if (version !== consentVersion || !choices || !(age < consentLife)) return undefined
  if (consentCategories.some((category) => typeof choices[category] !== 'boolean')) return undefined
  return { version, time: String(time), choices }
}

/** Makes the store. Where storage is blocked, a choice holds until the page is left. */
export function createConsentStore(now = () => Date.now()): ConsentStore {
  const changes = createEmitter<void>()
  let read = false
  let current: ConsentRecord | undefined
  const load = () => {
    read = true
    current = parseRecord(readStoredJson('localStorage', consentKey), now())
  }
  const record = () => {
    if (!read) load()
    return current
  }
  return {
    record,
    allows: (category) => record()?.choices[category] ?? false,
    choose(choices) {
      read = true
      current = { version: consentVersion, time: new Date(now()).toISOString(), choices }
      writeStored('localStorage', consentKey, JSON.stringify(current))
      changes.emit()
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== consentKey && event.key !== null) return
        load()
        listener()
      }
      window.addEventListener('storage', onStorage)
      const unsubscribe = changes.subscribe(listener)
      return () => {
        window.removeEventListener('storage', onStorage)
        unsubscribe()
      }
    },
  }
}

/** The one consent store of this window. */
export const consent = createConsentStore()
