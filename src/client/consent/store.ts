/** The visitor's consent: what was allowed, to which purposes, when; kept in the browser (docs/spec/law.md#consent). */
import { createEmitter } from '../emitter'
import { parsed, readDevice, writeDevice } from '../storage/device'
import { consentLife, registry, type ConsentCategory } from '../../site/storage/registry'
import { consentCategories, consentVersion } from './purposes'

export { consentCategories, consentVersion }
export type { ConsentCategory }

/** One answer for each purpose that the visitor is asked about. */
export type ConsentChoices = Readonly<
  Record<Exclude<ConsentCategory, 'statistics'>, boolean> & { statistics?: boolean }
>

/** The stored record: L9 asks for the version of the purposes, the time (ISO 8601) and the choice. */
export type ConsentRecord = { version: string; time: string; choices: ConsentChoices }

/** The entry in `localStorage`. */
export const consentKey = registry.consent.name

export type ConsentStore = {
  /** The valid record, or undefined when the visitor has not chosen yet. */
  record: () => ConsentRecord | undefined
  /** Whether a purpose is allowed now; false without a choice (L1, L5). */
  allows: (category: ConsentCategory) => boolean
  /** Remembers a choice, a refusal just like a consent (L8), and notifies the listeners. */
  choose: (choices: ConsentChoices) => void
  /** Calls the listener after each choice, including those made in other documents of the site. */
  subscribe: (listener: () => void) => () => void
}

/** Every purpose allowed, or every purpose refused. */
export function allChoices(allowed: boolean): ConsentChoices {
  return Object.fromEntries(consentCategories.map((category) => [category, allowed])) as ConsentChoices
}

/** Validates the stored value: another version, an expired or a damaged record counts as none. */
export function parseRecord(value: unknown, now: number): ConsentRecord | undefined {
  const record = (value ?? {}) as Partial<ConsentRecord>
  const { version, time = '', choices } = record
  const complete = consentCategories.every((category) => typeof choices?.[category] === 'boolean')
  const valid = version === consentVersion && complete && now - Date.parse(time) < consentLife
  return valid ? (record as ConsentRecord) : undefined
}

/** Makes the store. Where storage is blocked, a choice holds until the page is left. */
export function createConsentStore(now = () => Date.now()): ConsentStore {
  const changes = createEmitter<void>()
  /** Null until it is read. */
  let current: ConsentRecord | undefined | null = null
  const record = () => {
    if (current === null) {
      current = parseRecord(parsed(readDevice('consent')), now())
      // The start file cannot detect invalid records; it would store colours because of one.
      if (!current) writeDevice('consent', undefined)
    }
    return current
  }
  const reload = () => {
    current = null
    changes.emit()
  }
  if (typeof window === 'object') {
    addEventListener('storage', ({ key }) => (key === consentKey || !key) && reload())
    // Not every browser tells a page that returns from the back/forward cache what has been stored meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && reload())
  }
  return {
    record,
    allows: (category) => record()?.choices[category] ?? false,
    choose(choices) {
      current = { version: consentVersion, time: new Date(now()).toISOString(), choices }
      // Other tabs learn of the choice only when this one has stored what it allows, so they do not overwrite that.
      changes.emit()
      writeDevice('consent', JSON.stringify(current))
    },
    subscribe: changes.subscribe,
  }
}

/** The one consent store of this window. */
export const consent = createConsentStore()
