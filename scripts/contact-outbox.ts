/** Lists messages that need a decision, and applies the decision. See docs/contact.md. */
import { env } from 'node:process'
import { configMessage, readConfig } from '../src/contact-server/config'
import type { Transport } from '../src/contact-server/mail/transport'
import { openStore } from '../src/contact-server/outbox/open-store'
import { outboxOf } from '../src/contact-server/outbox/outbox'
import { states, type Message } from '../src/contact-server/outbox/records'
import type { Store } from '../src/contact-server/outbox/store'
import { transportOf } from '../src/contact-server/service'
import { runMain } from './lib/run-main'

const usage = `Usage: node scripts/run.mjs scripts/contact-outbox.ts [command]
  (none)               how many messages are in each state, and those that wait for a person
  show <reference>     the message
  release <reference>  queues a held, dead or unconfirmed message for delivery
  discard <reference>  removes a message for good`

async function open(): Promise<{ store: Store; transport: Transport }> {
  const result = readConfig(env)
  if ('problems' in result) throw new Error(configMessage(result.problems))
  if ('netlifyForms' in result) throw new Error('Messages are at Netlify Forms; there is no outbox.')
  const { NETLIFY_SITE_ID: siteID = '', NETLIFY_AUTH_TOKEN: token = '' } = env
  if (result.config.outbox.kind === 'netlify-blobs' && !(siteID && token))
    throw new Error('Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to reach the outbox at Netlify.')
  const store = await openStore(result.config, { siteID, token })
  return { store, transport: transportOf(result.config, () => undefined) }
}

async function find(store: Store, reference: string | undefined): Promise<Message> {
  const found = (await store.list(states)).find(({ message }) => message.reference === reference)
  if (!found) throw new Error(`There is no message ${reference ?? ''}.\n${usage}`)
  return found.message
}

async function list(store: Store): Promise<void> {
  const all = await store.list(states)
  for (const state of states) {
    const entries = all.filter((entry) => entry.state === state)
    console.log(`${state.padEnd(12)} ${entries.length}`)
    if (state === 'pending' || state === 'delivered') continue
    for (const { message, at, why } of entries)
      console.log(`  ${message.reference}  ${new Date(at).toISOString()}  ${why ?? ''}`)
  }
}

async function run([command, reference]: readonly string[]): Promise<void> {
  const { store, transport } = await open()
  switch (command) {
    case undefined:
      return list(store)
    case 'show':
      console.log(await find(store, reference))
      return undefined
    case 'release': {
      const done = await outboxOf(store).release((await find(store, reference)).id, Date.now())
      console.log(
        done ? 'Queued; it is delivered with the next round.' : 'This message is not waiting for a decision.',
      )
      return undefined
    }
    case 'discard': {
      const found = await find(store, reference)
      await store.remove(found.id)
      await transport.remove?.(found.reference)
      console.log('Removed.')
      return undefined
    }
    default:
      throw new Error(usage)
  }
}

runMain(() => run(process.argv.slice(2)))
