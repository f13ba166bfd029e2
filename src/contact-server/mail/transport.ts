/** What delivering a mail can come to, whatever carries it. */
import type { Mail } from './compose'

/**
 * `delivered`: the other side has taken it. `failed`: it has not, later may be better. `refused`: it will never take this
 * mail. `unconfirmed`: all data was sent, and no answer came.
 * `why` is a status code or a word of ours, never the other side's text, which may name people.
 */
export type Outcome = { kind: 'delivered' | 'failed' | 'refused' | 'unconfirmed'; why?: string }

/** Asked after the data and before its end is sent; false calls the delivery off. */
export type BeforeEnd = () => Promise<boolean>

export type Transport = {
  /** Never throws. */
  deliver(mail: Mail, reference: string, beforeEnd: BeforeEnd): Promise<Outcome>
}
