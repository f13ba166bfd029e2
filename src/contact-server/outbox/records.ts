/** What the outbox knows of a message: one record, changed as a whole, so that no crash leaves half a change behind. */
import type { ContactValues } from '../../forms/contact/fields'
import type { LocaleCode } from '../../site/locales'

/** An accepted message; never changed. Times are milliseconds since 1970. */
export type Message = {
  id: string
  reference: string
  locale: LocaleCode
  acceptedAt: number
  /** Fingerprint of the values, to distinguish a repeat from another message with the same id. */
  hash: string
  values: ContactValues
  /** Why the message is held apart, if it is. */
  held?: string | undefined
}

/** States without a next step of their own. */
export const finalStates = ['delivered', 'held', 'dead', 'unconfirmed'] as const
export type FinalState = (typeof finalStates)[number]
/** Where a message can be. `pending` is the only one that the delivery touches. */
export const states = ['pending', ...finalStates] as const
export type State = (typeof states)[number]

export type Entry = {
  message: Message
  state: State
  /** Of a pending message when it is due, or when the lease of the attempt under way ends; of any other since when it is in its state. */
  at: number
  /** Attempts begun. */
  attempts: number
  /** The cause of a final state: a word of ours or a status code. */
  why?: string | undefined
  /** The attempt under way. `handingOver` is written before the end of the data is sent: from then on the server may have the message. */
  attempt?: { owner: string; handingOver?: boolean } | undefined
}

/** The record that a message begins with. */
export const newEntry = (message: Message): Entry => ({
  message,
  state: message.held === undefined ? 'pending' : 'held',
  at: message.acceptedAt,
  attempts: 0,
  why: message.held,
})
