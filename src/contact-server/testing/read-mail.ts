/** Parses a received mail and its raw headers. */
import PostalMime, { type Email } from 'postal-mime'
import type { Received } from './mail-server'

/** Parses the raw mail. */
export function readMail({ raw }: Pick<Received, 'raw'>): Promise<Email> {
  return PostalMime.parse(raw)
}

/** The names of the mail's header lines in order, in lower case. */
export function headerNames({ raw }: Pick<Received, 'raw'>): string[] {
  const [head = ''] = raw.split('\r\n\r\n')
  return head
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0]?.toLowerCase() ?? '')
}

/** Counts mails per Message-ID. */
export function countById(received: readonly Received[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { raw } of received) {
    const id = /^Message-ID: <(.+)>/im.exec(raw)?.[1] ?? 'none'
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
