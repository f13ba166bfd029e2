/** The possible outcomes of a delivery, whatever the transport. */
import type { Mail } from './compose'

/**
 * `delivered`: accepted by the server. `failed`: temporary, retry later. `refused`: permanent for this mail.
 * `unconfirmed`: all data was sent, but there was no response. `why` is a status code or one of our codes, never the
 * server's text, which may contain personal data.
 */
export type Outcome = { kind: 'delivered' | 'failed' | 'refused' | 'unconfirmed'; why?: string }

/** Called after the data and before its end; false cancels the delivery. */
export type BeforeEnd = () => Promise<boolean>

export type Transport = {
  /** Never throws. */
  deliver(mail: Mail, reference: string, beforeEnd: BeforeEnd): Promise<Outcome>
  /** Removes what the transport itself keeps of a message. */
  remove?(reference: string): Promise<void>
  /** The same for everything delivered at or before a time. */
  removeOld?(upTo: number): Promise<void>
}
