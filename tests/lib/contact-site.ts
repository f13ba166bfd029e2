/** The built site with a contact function of its own: messages in memory, no mail server, and tests that can look inside. */
import { resolve } from 'node:path'
import { startSite, type RunningSite } from '../../scripts/lib/static-server'
import { memoryStore } from '../../src/contact-server/outbox/memory-store'
import type { Message } from '../../src/contact-server/outbox/records'
import { startContact } from '../../src/contact-server/service'
import { testConfig } from '../../src/contact-server/testing/contact-site'
import { contactEndpoint } from '../../src/forms/contact/wire'

export type ContactSite = RunningSite & {
  /** The stored messages, also held ones, whose text contains `mark`. */
  messages: (mark: string) => Promise<Message[]>
}

const folder = process.argv.find((argument) => argument.startsWith('--dir='))?.slice('--dir='.length)

async function start(): Promise<ContactSite> {
  const contact = startContact({
    config: testConfig,
    store: memoryStore(),
    delivers: false,
    surroundings: { log: () => undefined, now: Date.now, random: Math.random, announce: () => undefined },
  })
  const site = await startSite({
    dir: resolve(folder ?? 'public'),
    api: async (path, request, response) => {
      if (path !== contactEndpoint) return false
      await contact.handle(request, response)
      return true
    },
  })
  const messages = async (mark: string): Promise<Message[]> => {
    const ids = await contact.outbox.store.list('message')
    const all = await Promise.all(ids.map((id) => contact.outbox.readMessage(id)))
    return all.filter((message): message is Message => message?.values.message.includes(mark) ?? false)
  }
  return { ...site, messages }
}

let started: Promise<ContactSite> | undefined

/** One for all tests; it ends with the process. */
export function contactSite(): Promise<ContactSite> {
  started ??= start()
  return started
}
