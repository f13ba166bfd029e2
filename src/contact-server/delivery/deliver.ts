/** Delivers one message once: claim, mail, result. */
import type { ContactConfig } from '../config'
import type { Log } from '../log'
import { composeMail } from '../mail/compose'
import type { Outcome, Transport } from '../mail/transport'
import { claimsOf, type Claim } from '../outbox/claims'
import type { Outbox } from '../outbox/outbox'
import type { FinalState } from '../outbox/records'
import { nextAttemptAt } from './schedule'

export type DeliverySetup = {
  outbox: Outbox
  transport: Transport
  config: Pick<ContactConfig, 'from' | 'to' | 'whenUnconfirmed'>
  sameHost: boolean
  log: Log
  now: () => number
  random: () => number
}

/** Returns a function that tries to deliver a message, and gives the time of its next attempt if there is to be one. */
export function deliveryOf({ outbox, transport, config, sameHost, log, now, random }: DeliverySetup) {
  const claims = claimsOf(outbox, { sameHost })

  const finish = async (claim: Claim, state: FinalState, why: string | undefined): Promise<void> => {
    await outbox.finish(claim.message.id, state, { at: now(), why })
    await claims.forget(claim.message.id, claim.attempt)
  }

  const settle = async (claim: Claim, { kind, why }: Outcome): Promise<number | undefined> => {
    const mayRepeat = kind === 'failed' || (kind === 'unconfirmed' && config.whenUnconfirmed === 'resend')
    const next = mayRepeat ? nextAttemptAt(claim.attempt, now(), random()) : undefined
    if (next !== undefined) await claims.retryAt(claim, next)
    else if (kind === 'delivered' || kind === 'unconfirmed') await finish(claim, kind, why)
    else await finish(claim, 'dead', why)
    return next
  }

  const attempt = async (claim: Claim): Promise<number | undefined> => {
    const started = now()
    const { reference } = claim.message
    const mail = await composeMail(claim.message, config)
    const outcome = await transport.deliver(mail, reference, () => claims.handOver(claim, now()))
    const next = await settle(claim, outcome)
    const event =
      next === undefined && outcome.kind === 'failed'
        ? 'dead'
        : outcome.kind === 'refused'
          ? 'dead'
          : outcome.kind
    log({ event, reference, detail: outcome.why, count: claim.attempt, ms: now() - started })
    return next
  }

  return async (id: string): Promise<number | undefined> => {
    const claim = await claims.claim(id, now())
    if (claim === undefined) return (await outbox.readPending(id))?.nextAt
    if (claim !== 'unconfirmed') return attempt(claim)
    log({ event: 'unconfirmed', reference: (await outbox.readMessage(id))?.reference, detail: 'brokenOff' })
    await outbox.finish(id, 'unconfirmed', { at: now(), why: 'brokenOff' })
    return undefined
  }
}
