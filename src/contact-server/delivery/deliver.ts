/** Delivers one message once: claim, send, record the result. */
import type { ContactConfig } from '../config'
import { leaseRenewal } from '../limits'
import type { Log } from '../log'
import { composeMail } from '../mail/compose'
import type { Outcome, Transport } from '../mail/transport'
import type { Claim, Outbox } from '../outbox/outbox'
import { nextAttemptAt } from './schedule'

export type DeliverySetup = {
  outbox: Outbox
  transport: Transport
  config: Pick<ContactConfig, 'from' | 'to' | 'whenUnconfirmed'>
  log: Log
  now: () => number
  random: () => number
}

/** Returns a function that tries to deliver a message if it is due and unclaimed. */
export function deliveryOf({ outbox, transport, config, log, now, random }: DeliverySetup) {
  /** Renews the claim while the work runs. */
  const whileOurs = async <T>(claim: Claim, work: Promise<T>): Promise<T> => {
    const renew = (): void => void outbox.renew(claim, now()).catch(() => undefined)
    const timer = setInterval(renew, leaseRenewal)
    try {
      return await work
    } finally {
      clearInterval(timer)
    }
  }

  /** Returns the event for the log. */
  const settle = async (claim: Claim, { kind, why }: Outcome): Promise<string> => {
    const mayRepeat = kind === 'failed' || (kind === 'unconfirmed' && config.whenUnconfirmed === 'resend')
    const next = mayRepeat ? nextAttemptAt(claim.attempt, now(), random()) : undefined
    if (next !== undefined) {
      await outbox.retryAt(claim, next)
      return kind
    }
    const state = kind === 'delivered' || kind === 'unconfirmed' ? kind : 'dead'
    await outbox.finish(claim, state, now(), why)
    return state
  }

  return async (id: string): Promise<void> => {
    const started = now()
    const claim = await outbox.claim(id, started)
    if (claim === undefined) return
    if ('brokenOff' in claim) {
      log({ event: 'unconfirmed', reference: claim.brokenOff.reference, detail: 'brokenOff' })
      return
    }
    const { reference } = claim.message
    const mail = await composeMail(claim.message, config)
    const sending = transport.deliver(mail, reference, () => outbox.handOver(claim, now()))
    const outcome = await whileOurs(claim, sending)
    const event = await settle(claim, outcome)
    log({ event, reference, detail: outcome.why, count: claim.attempt, ms: now() - started })
  }
}
