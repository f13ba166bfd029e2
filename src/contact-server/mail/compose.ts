/** The mail to the company: a text part and an HTML part, both with the visitor's text unchanged. */
import { escapeHtml } from '../../lib/html'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { textFieldNames } from '../../forms/contact/fields'
import { languageMarkup, localeOf } from '../../site/locales'
import type { Message } from '../outbox/records'
import { formTexts } from '../texts'

export type Mail = { raw: Buffer; from: string; to: readonly string[] }
type Addresses = { from: string; to: readonly string[] }

/** Builds messages without sending them; never opens files or URLs named in a message. */
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
      ([label, value]) =>
        `<tr><th align="left">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
    )
    .join('\n')
  const body = escapeHtml(message.values.message).replaceAll('\n', '<br>\n')
  return [
    `<!doctype html><html ${languageMarkup(localeOf(message.locale).iso)}><head><meta charset="utf-8"><title>${message.reference}</title></head><body>`,
    `<p>${escapeHtml(intro)}</p>\n<p dir="auto">${body}</p>\n<hr>\n<table cellpadding="4">\n${rows}\n</table>`,
    '</body></html>\n',
  ].join('\n')
}

/** The visitor's full name, without repeating a first name already entered in the name field. */
function fullName({ name, surname }: Message['values']): string {
  return surname && !` ${name} `.includes(` ${surname} `) ? `${surname} ${name}` : name
}

/**
 * Text that looks like an encoded word (RFC 2047) and would be decoded by the reader: it can hide what the check of
 * the input removes, such as direction marks. nodemailer takes it for a value that is already encoded.
 */
const looksEncoded = (text: string): boolean => text.includes('=?')

/** The length at which nodemailer starts another encoded word. */
const wordLength = 52

/** Builds a mail from one of our addresses; `id` is the part of its Message-ID before the sender's domain. */
export async function builtMail(
  { from, to }: Addresses,
  id: string,
  content: SendMailOptions,
): Promise<Mail> {
  const messageId = `<${id}@${from.split('@').at(-1) ?? ''}>`
  const { message: raw } = await builder.sendMail({ from, to: [...to], messageId, ...content })
  if (!Buffer.isBuffer(raw)) throw new Error('The mail was not built as one piece')
  return { raw, from, to }
}

/**
 * Builds the mail. Sender and recipients come from the configuration only; the visitor's address is set as Reply-To, as
 * one address object. The Message-ID is derived from the submission id, so that every attempt sends the same mail.
 */
export function composeMail(message: Message, addresses: Addresses): Promise<Mail> {
  const { name, email } = message.values
  const sender = fullName(message.values)
  const subject = formTexts(message.locale)('mailSubject', { reference: message.reference, name })
  return builtMail(addresses, message.id, {
    // nodemailer would quote an encoded name instead of leaving it alone.
    replyTo: { name: looksEncoded(sender) ? '' : sender, address: email },
    subject: looksEncoded(subject) ? encodeWord(subject, 'Q', wordLength) : subject,
    date: new Date(message.acceptedAt),
    headers: { 'X-Contact-Reference': message.reference },
    text: textPart(message),
    html: htmlPart(message),
  })
}
