/** Sample submissions, and waiting for a condition. */
import { randomUUID } from 'node:crypto'
import { referenceOf, type ContactRequest } from '../../forms/contact/wire'
import type { Message } from '../outbox/records'

/** A browser's submission; each call is another visitor's message. */
export function sampleRequest(changes: Partial<ContactRequest> = {}): ContactRequest {
  const now = Date.now()
  const submission = randomUUID()
  return {
    name: 'Jörgensen',
    surname: 'Ada',
    company: 'Nordlicht & Söhne',
    email: 'ada.joergensen@example.org',
    phone: '+49 30 23125 17 (ab 14 Uhr)',
    message: `Guten Tag,\nwir suchen eine Planungssoftware. (${submission})`,
    consent: true,
    language: 'de',
    submission,
    startedAt: now - 60_000,
    sentAt: now,
    topic: '',
    ...changes,
  }
}

/** The same from a browser without scripts: no id, no times, CRLF in the text. */
export function sampleForm(changes: Record<string, string> = {}): Record<string, string> {
  const { name, surname, company, email, phone, message } = sampleRequest()
  return {
    ...{ name, surname, company, email, phone, message: message.replaceAll('\n', '\r\n'), consent: 'on' },
    ...{ language: 'de', submission: '', startedAt: '', sentAt: '', topic: '', ...changes },
  }
}

/** Waits until `test` returns a truthy value; fails after `time` milliseconds. */
export async function until<T>(test: () => T | Promise<T>, time = 8000): Promise<NonNullable<T>> {
  const end = Date.now() + time
  for (;;) {
    const found = await test()
    if (found) return found
    if (Date.now() > end) throw new Error('Waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** An accepted message as stored; each call is another one. */
export function sampleMessage(changes: Partial<Message> = {}): Message {
  const { submission: id, name, surname, company, email, phone, message, consent } = sampleRequest()
  const values = { name, surname, company, email, phone, message, consent }
  return { id, reference: referenceOf(id), locale: 'de', acceptedAt: 0, hash: 'hash', values, ...changes }
}
