/** The mail that the company receives: one text part, one HTML part, both with the visitor's words as they are. */
import { escapeHtml } from '../../lib/html'
import { createTransport } from 'nodemailer'
import { textFieldNames } from '../../forms/contact/fields'
import { languageMarkup, localeOf } from '../../site/locales'
import type { Message } from '../outbox/records'
import { formTexts } from '../texts'

export type Mail = { raw: Buffer; from: string; to: readonly string[] }
type Addresses = { from: string; to: readonly string[] }

/** Builds messages without sending them; files and addresses named in a message are never opened. */
const builder = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

type Row = readonly [label: string, value: string]

function rowsOf(message: Message): Row[] {
  const text = formTexts(message.locale)
  const entered = textFieldNames
    .filter((name) => name !== 'message' && message.values[name])
    .map((name): Row => [text(name), message.values[name]])
  return [
    ...entered,
    [text('mailConsent'), text('mailConsentGiven')],
    [text('mailLanguage'), localeOf(message.locale).name],
    [text('mailReference'), message.reference],
  ]
}

function textPart(message: Message): string {
  const intro = formTexts(message.locale)('mailIntro')
  const rows = rowsOf(message).map(([label, value]) => `${label}: ${value}`)
  return `${intro}\n\n${message.values.message}\n\n${'-'.repeat(40)}\n${rows.join('\n')}\n`
}

function htmlPart(message: Message): string {
  const intro = formTexts(message.locale)('mailIntro')
  const rows = rowsOf(message)
    .map(
      ([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('\n')
  const body = escapeHtml(message.values.message).replaceAll('\n', '<br>\n')
  return [
    `<!doctype html><html ${languageMarkup(localeOf(message.locale).iso)}><head><meta charset="utf-8"><title>${message.reference}</title></head><body>`,
    `<p>${escapeHtml(intro)}</p>\n<p>${body}</p>\n<hr>\n<table cellpadding="4">\n${rows}\n</table>`,
    '</body></html>\n',
  ].join('\n')
}

/** The visitor's name; who writes the full name into the first field is not called by the first name twice. */
function fullName({ name, surname }: Message['values']): string {
  return surname && !` ${name} `.includes(` ${surname} `) ? `${surname} ${name}` : name
}

/** The domain of the sender's address, which Message-IDs belong to. */
const domainOf = (address: string): string => address.split('@').at(-1) ?? ''

/**
 * Builds the mail. Sender and recipients come from the configuration only; the visitor's address goes into Reply-To, as
 * one address object. The Message-ID follows from the submission id, so that every attempt sends the same mail.
 */
export async function composeMail(message: Message, { from, to }: Addresses): Promise<Mail> {
  const { name, email } = message.values
  const { message: raw } = await builder.sendMail({
    from,
    to: [...to],
    replyTo: { name: fullName(message.values), address: email },
    subject: formTexts(message.locale)('mailSubject', { reference: message.reference, name }),
    messageId: `<${message.id}@${domainOf(from)}>`,
    date: new Date(message.acceptedAt),
    headers: { 'X-Contact-Reference': message.reference },
    text: textPart(message),
    html: htmlPart(message),
  })
  if (!Buffer.isBuffer(raw)) throw new Error('The mail was not built as one piece')
  return { raw, from, to }
}
