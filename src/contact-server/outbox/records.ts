/** The records of the outbox, and how they are read back. */
import type { ContactValues } from '../../forms/contact/fields'
import type { LocaleCode } from '../../site/locales'

/** An accepted message; never changed. Times are milliseconds since 1970. */
export type Message = {
  id: string
  reference: string
  locale: LocaleCode
  acceptedAt: number
  /** Fingerprint of the values, to tell a repeat from another message with the same id. */
  hash: string
  values: ContactValues
  /** Why the message is held apart, if it is. */
  held?: string | undefined
}

/** Where a message can be. `pending` is the only one that the delivery touches. */
export const states = ['pending', 'delivered', 'held', 'dead', 'unconfirmed'] as const
export type State = (typeof states)[number]
/** States without a next step of their own. */
export const finalStates = ['delivered', 'held', 'dead', 'unconfirmed'] as const satisfies readonly State[]
export type FinalState = (typeof finalStates)[number]

export type Pending = { attempts: number; nextAt: number }
export type Final = { at: number; why?: string | undefined }
/** One try to deliver. `handingOver` is written before the end of the data is sent: from then on the server may have the message. */
export type Attempt = { at: number; owner: string; handingOver?: boolean }

/** Reads a record that this program wrote; undefined when it is absent or damaged. */
export function parseRecord<T>(text: string | undefined): T | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as T) : undefined
  } catch {
    return undefined
  }
}
