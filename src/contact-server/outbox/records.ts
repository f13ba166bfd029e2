/** A message's state in the outbox: one record, written atomically, so that a crash leaves no partial change. */
import type { ContactValues } from '../../forms/contact/fields'
import type { LocaleCode } from '../../site/locales'

/** An accepted message; immutable. Times are milliseconds since 1970. */
export type Message = {
  id: string
  reference: string
  locale: LocaleCode
  acceptedAt: number
  /** Hash of the values, to tell a resubmission from another message with the same id. */
  hash: string
  values: ContactValues
  /** Why the message is held, if it is. */
  held?: string | undefined
}

/** States that do not advance automatically. */
export const finalStates = ['delivered', 'held', 'dead', 'unconfirmed'] as const
export type FinalState = (typeof finalStates)[number]
/** All states of a message. The delivery handles `pending` only. */
export const states = ['pending', ...finalStates] as const
export type State = (typeof states)[number]

export type Entry = {
  message: Message
  state: State
  /** Pending: when it is due, or when the current attempt's lease expires; otherwise: when it entered its state. */
  at: number
  /** Attempts started. */
  attempts: number
  /** The cause of a final state: one of our codes or a status code. */
  why?: string | undefined
  /**
   * The current attempt. `handingOver` is written before the end of the data is sent: from then on the server may have
   * the message.
   */
  attempt?: { owner: string; handingOver?: boolean } | undefined
}

/** The initial record of a message. */
export const newEntry = (message: Message): Entry => ({
  message,
  state: message.held === undefined ? 'pending' : 'held',
  at: message.acceptedAt,
  attempts: 0,
  why: message.held,
})
