/** Delivers mails over SMTP, and distinguishes definite failures from uncertain ones. */
import { Readable } from 'node:stream'
import { setImmediate as pending, setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../config'
import { attemptTime, handOverPause } from '../limits'
import type { Outcome, Transport } from './transport'

const second = 1000

/** Turns of the event loop until a lost connection is noticed: TLS needs more than the one that reads the socket. */
const turnsToNotice = 5

type Options = SmtpSettings & {
  /** Timeout of one attempt, in milliseconds. */
  time?: number
  /** An additional CA, for a mail server with a private certificate. */
  ca?: string
}

type SmtpError = Partial<Record<'code' | 'command' | 'responseCode', unknown>>

/** Commands whose rejection concerns this mail; all others concern the connection, which can be fixed. */
const mailCommands: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA']

/** `550_RCPT_TO`, `ETIMEDOUT` …: the cause, without the server's own text. */
function reasonOf({ responseCode, command, code }: SmtpError): string {
  const number = typeof responseCode === 'number' ? responseCode : undefined
  return [number ?? code ?? 'error', number ? command : undefined].filter(Boolean).join('_')
}

/** Classifies a failure (FRM-19). `ended`: the end of the data had been sent. */
function outcomeOf(error: SmtpError, ended: boolean): Outcome {
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
 * One connection per mail. The data is sent first, its end only after `beforeEnd`: a connection lost before that is a
 * definite failure, one lost after it is uncertain.
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
        // In a busy process the timer may end before the sockets are read: a connection lost meanwhile is noticed now.
        for (let turn = 0; turn < turnsToNotice; turn++) await pending()
        if (over || !(await beforeEnd())) throw new Error('called off')
        // The connection may have been lost while waiting.
        if (over) throw new Error('called off')
        ended = true
      }
      try {
        const { rejected } = await transporter.sendMail({
          raw: Readable.from(data()),
          envelope: { from: mail.from, to: [...mail.to] },
          signal: AbortSignal.timeout(options.time ?? attemptTime),
        })
        // Sent again, it would reach the others twice.
        return { kind: 'delivered', ...(rejected.length > 0 ? { why: 'notToAll' } : {}) }
      } catch (error) {
        return outcomeOf(typeof error === 'object' && error !== null ? error : {}, ended)
      } finally {
        over = true
      }
    },
  }
}
