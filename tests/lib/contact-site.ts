/** The built site with its own contact function: messages in memory where tests can read them, and no mail server. */
import { startSite, type RunningSite } from '../../scripts/lib/static-server'
import { states, type Message } from '../../src/contact-server/outbox/records'
import { startContact } from '../../src/contact-server/service'
import { testConfig } from '../../src/contact-server/testing/contact-site'
import { memoryStore } from '../../src/contact-server/testing/memory-store'
import { contactEndpoint } from '../../src/forms/contact/wire'

export type ContactSite = RunningSite & {
  /** The stored messages, including held ones, whose text contains `mark`. */
  messages: (mark: string) => Promise<Message[]>
}

/** Serves the built site in `dir`. */
export async function startContactSite(dir: string): Promise<ContactSite> {
  const contact = startContact({
    config: testConfig,
    store: await memoryStore(),
    delivers: false,
    runtime: { log: () => undefined, now: Date.now, random: Math.random, announce: () => undefined },
  })
  const site = await startSite({
    dir,
    api: async (path, request, response) => {
      if (path !== contactEndpoint) return false
      await contact.handle(request, response)
      return true
    },
  })
  const messages = async (mark: string): Promise<Message[]> => {
    const all = (await contact.outbox.store.list(states)).map(({ message }) => message)
    return all.filter(({ values }) => values.message.includes(mark))
  }
  return { ...site, messages }
}
