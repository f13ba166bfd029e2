/** Consent for components. */
import { useSyncExternalStore } from 'react'
import { consent, type ConsentCategory, type ConsentRecord } from './store'

const nothingYet = () => undefined
const notAllowed = () => false

/** The visitor's record; undefined in the HTML, during hydration and before a choice. */
export function useConsentRecord(): ConsentRecord | undefined {
  return useSyncExternalStore(consent.subscribe, consent.record, nothingYet)
}

/** Whether a purpose is allowed; false in the HTML and during hydration (the safe default). */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(consent.subscribe, () => consent.allows(category), notAllowed)
}
