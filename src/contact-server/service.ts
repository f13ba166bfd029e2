/** Wires up the contact function: acceptance, outbox, delivery. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptorOf } from './accept'
import { sendResult, type AnswerForm } from './answer/send'
import type { ContactConfig } from './config'
import { deliveryOf } from './delivery/deliver'
import { upkeep } from './delivery/upkeep'
import { startWorker } from './delivery/worker'
import { attemptTime } from './limits'
import type { Log } from './log'
import { filesTransport } from './mail/files'
import { smtpTransport } from './mail/smtp'
import type { Transport } from './mail/transport'
import { outboxOf, type Outbox } from './outbox/outbox'
import type { Store } from './outbox/store'

export type ContactRuntime = {
  log: Log
  now: () => number
  random: () => number
  announce: (text: string) => void
}

export type Contact = {
  outbox: Outbox
  /** Answers a request, errors included; never throws. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Waits for running deliveries and starts no new ones. */
  stop: () => Promise<void>
}

/** Selects the mail transport. `time` is the timeout of one attempt, in milliseconds. */
export function transportOf(
  { delivery }: ContactConfig,
  announce: (text: string) => void,
  time = attemptTime,
): Transport {
  if (delivery.kind === 'smtp') return smtpTransport({ ...delivery.smtp, time })
  return filesTransport(delivery.folder, (file) => {
    announce(`A contact message is in ${file} (no mail server is set up; see docs/contact.md).`)
  })
}

/** The script accepts JSON; a browser that submits the plain form expects a page. */
function answerFormOf({ headers }: IncomingMessage): AnswerForm {
  return headers.accept?.includes('text/html') ||
    headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? 'html'
    : 'json'
}

type Options = {
  config: ContactConfig
  store: Store
  runtime: ContactRuntime
  /** Overrides the configured transport, for tests. */
  transport?: Transport
  /** Deliver in this process. False if another one does (Netlify's scheduled function). */
  delivers: boolean
}

/** Starts the contact function. */
export function startContact({ config, store, runtime, transport, delivers }: Options): Contact {
  const { log, now, random, announce } = runtime
  const outbox = outboxOf(store)
  const carrier = transport ?? transportOf(config, announce)
  const deliver = deliveryOf({ outbox, transport: carrier, config, log, now, random })
  const care = (): Promise<void> => upkeep({ outbox, transport: carrier, config, log }, now())
  const worker = delivers ? startWorker({ outbox, deliver, upkeep: care, log, now }) : undefined
  const { addresses } = config
  const accept = acceptorOf({ outbox, origins: config, addresses, now, onStored: () => worker?.wake() })

  return {
    outbox,
    async handle(request, response) {
      const started = now()
      const { result, locale, event, detail } = await accept(request)
      await sendResult(request, response, result, { form: answerFormOf(request), locale })
      log({ event, reference: result.ok ? result.reference : undefined, detail, ms: now() - started })
    },
    stop: async () => worker?.stop(),
  }
}
