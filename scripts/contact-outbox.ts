/** Shows the messages that wait for a person, and carries out what the person decides. See docs/contact.md. */
import { env } from 'node:process'
import { getStore } from '@netlify/blobs'
import { configMessage, readConfig } from '../src/contact-server/config'
import { blobsName, blobsStoreOf } from '../src/contact-server/outbox/blobs-store'
import { directoryStore } from '../src/contact-server/outbox/directory-store'
import { outboxOf, type Outbox } from '../src/contact-server/outbox/outbox'
import { states } from '../src/contact-server/outbox/records'
import type { Store } from '../src/contact-server/outbox/store'
import { discard, release } from '../src/contact-server/outbox/upkeep'

const usage = `Usage: node scripts/run.mjs scripts/contact-outbox.ts [command]
  (none)               how many messages are in each state, and those that wait for a person
  show <reference>     the message
  release <reference>  queues a held, dead or unconfirmed message for delivery
  discard <reference>  removes a message for good`

async function openStore(): Promise<Store> {
  const result = readConfig(env)
  if ('problems' in result) throw new Error(configMessage(result.problems))
  if ('netlifyForms' in result) throw new Error('Messages are at Netlify Forms; there is no outbox.')
  const { outbox } = result.config
  if (outbox.kind === 'directory') return directoryStore(outbox.folder)
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env
  if (!siteID || !token)
    throw new Error('Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to reach the outbox at Netlify.')
  return blobsStoreOf(() => getStore({ name: blobsName, siteID, token }))
}

async function idOf(outbox: Outbox, reference: string | undefined): Promise<string> {
  for (const id of await outbox.store.list('message')) {
    if ((await outbox.readMessage(id))?.reference === reference) return id
  }
  throw new Error(`There is no message ${reference ?? ''}.\n${usage}`)
}

async function list(outbox: Outbox): Promise<void> {
  for (const state of states) {
    const ids = await outbox.list(state)
    console.log(`${state.padEnd(12)} ${ids.length}`)
    if (state === 'pending' || state === 'delivered') continue
    for (const id of ids) {
      const [message, final] = await Promise.all([outbox.readMessage(id), outbox.readFinal(id)])
      console.log(
        `  ${message?.reference ?? id}  ${new Date(final?.at ?? 0).toISOString()}  ${final?.why ?? ''}`,
      )
    }
  }
}

async function run([command, reference]: readonly string[]): Promise<void> {
  const outbox = outboxOf(await openStore())
  switch (command) {
    case undefined:
      return list(outbox)
    case 'show':
      console.log(await outbox.readMessage(await idOf(outbox, reference)))
      return undefined
    case 'release': {
      const done = await release(outbox, await idOf(outbox, reference), Date.now())
      console.log(
        done ? 'Queued; it is delivered with the next round.' : 'This message is not waiting for a decision.',
      )
      return undefined
    }
    case 'discard':
      await discard(outbox, await idOf(outbox, reference))
      console.log('Removed.')
      return undefined
    default:
      throw new Error(usage)
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
