/** Delivers mails to an SMTP server, and separates certain failures from uncertain ones. */
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../config'
import { attemptTime, handOverPause } from '../limits'
import type { Outcome, Transport } from './transport'

const second = 1000

type Options = SmtpSettings & {
  /** The time for one attempt, in milliseconds. */
  time?: number
  /** Accepted beside the public authorities, for a mail server with a certificate of one's own. */
  ca?: string
}

type SmtpError = Partial<Record<'code' | 'command' | 'responseCode', unknown>>

/** Commands whose refusal concerns this very mail; all others concern the connection, which a person can fix. */
const mailCommands: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA']

/** `550_RCPT_TO`, `ETIMEDOUT` …: what happened, without the server's own words. */
function reasonOf({ responseCode, command, code }: SmtpError): string {
  const number = typeof responseCode === 'number' ? responseCode : undefined
  return [number ?? code ?? 'error', number ? command : undefined].filter(Boolean).join('_')
}

/** Sorts a failure (FRM-19). `ended`: the end of the data had been sent. */
export function outcomeOf(error: SmtpError, ended: boolean): Outcome {
  const why = reasonOf(error)
  const answer = typeof error.responseCode === 'number' ? error.responseCode : undefined
  if (ended && answer === undefined) return { kind: 'unconfirmed', why }
  const aboutMail = ended || mailCommands.includes(error.command)
  return { kind: aboutMail && answer !== undefined && answer >= 500 ? 'refused' : 'failed', why }
}

function transporterOf({ host, port, tls, login, ca }: Options) {
  return createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    ...(ca ? { tls: { ca } } : {}),
    connectionTimeout: 30 * second,
    greetingTimeout: 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * One connection per mail. The data goes out first; its end follows only after `beforeEnd`, so that a connection lost up to
 * then is a certain failure, and only one lost after it is uncertain.
 */
export function smtpTransport(options: Options): Transport {
  const transporter = transporterOf(options)
  return {
    async deliver(mail, _reference, beforeEnd) {
      let ended = false
      let over = false
      const data = async function* () {
        yield mail.raw
        await wait(handOverPause)
        if (over || !(await beforeEnd())) throw new Error('called off')
        // The pause while noting it may have brought the news that the connection is gone.
        if (over) throw new Error('called off')
        ended = true
      }
      try {
        await transporter.sendMail({
          raw: Readable.from(data()),
          envelope: { from: mail.from, to: [...mail.to] },
          signal: AbortSignal.timeout(options.time ?? attemptTime),
        })
        return { kind: 'delivered' }
      } catch (error) {
        return outcomeOf(typeof error === 'object' && error !== null ? error : {}, ended)
      } finally {
        over = true
      }
    },
  }
}
