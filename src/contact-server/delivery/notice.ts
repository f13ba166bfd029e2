/** A mail to the company about messages that need attention, so that no held message is forgotten. */
import { randomUUID } from 'node:crypto'
import { onceAt } from '../clock'
import type { ContactConfig } from '../config'
import { noticeEvery } from '../limits'
import type { Log } from '../log'
import { builtMail } from '../mail/compose'
import type { Transport } from '../mail/transport'
import type { Outbox } from '../outbox/outbox'
import type { FinalState } from '../outbox/records'

export type NoticeSetup = {
  outbox: Outbox
  transport: Transport
  config: Pick<ContactConfig, 'from' | 'to'>
  log: Log
}

const waitingStates = ['unconfirmed', 'dead', 'held'] as const satisfies readonly FinalState[]

/** Explains each state, in both languages: the recipient's language is unknown. */
const explanations: Readonly<Record<(typeof waitingStates)[number], string>> = {
  unconfirmed:
    'The mail server did not confirm these. Look for the reference in your mailbox; release what is not there.\n' +
    'Der Mailserver hat diese nicht bestätigt. Suchen Sie die Nummer im Postfach; geben Sie frei, was fehlt.',
  dead:
    'The mail server refused these. Fix the cause, then release them.\n' +
    'Der Mailserver hat diese abgelehnt. Beheben Sie die Ursache und geben Sie sie dann frei.',
  held:
    'These look like spam and were held apart. They are removed 30 days after they came.\n' +
    'Diese sehen nach Spam aus und wurden zurückgehalten. Sie werden 30 Tage nach Eingang gelöscht.',
}

/**
 * Sends at most one mail a day, with references only, if something new is waiting. A failed notice is retried next
 * time.
 */
export async function notice({ outbox, transport, config, log }: NoticeSetup, now: number): Promise<void> {
  const last = onceAt(await outbox.store.doneAt('notice'), now)
  if (now - last < noticeEvery) return
  const waiting = (await outbox.store.list(waitingStates)).filter(({ at }) => at > last)
  const count = waiting.length
  if (count === 0) return
  const parts = waitingStates.flatMap((state) => {
    const references = waiting
      .filter((entry) => entry.state === state)
      .map(({ message }) => message.reference)
    return references.length > 0 ? [`${explanations[state]}\n\n  ${references.join('\n  ')}`] : []
  })
  const mail = await builtMail(config, `notice-${randomUUID()}`, {
    subject: `Contact form: ${count} waiting for you / Kontaktformular: ${count} warten auf Sie`,
    text: `${parts.join('\n\n')}\n\ndocs/contact.md: node scripts/run.mjs scripts/contact-outbox.ts\n`,
  })
  const { kind, why } = await transport.deliver(mail, 'notice', () => Promise.resolve(true))
  log({ event: 'notice', detail: why ?? kind, count })
  if (kind === 'delivered' || kind === 'unconfirmed') await outbox.store.setDoneAt('notice', now)
}
