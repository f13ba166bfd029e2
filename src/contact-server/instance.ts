/** The process's singleton contact function, configured from the environment. */
import { env as processEnv } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { configMessage, isOnNetlify, readConfig } from './config'
import { stopTime } from './limits'
import { logToOutput } from './log'
import { openStore } from './outbox/open-store'
import { startContact, type Contact } from './service'

/** `gatsby develop` reloads a function for each request, so persistent state lives outside the module. */
const key = Symbol.for('website.contact')
const lasting = globalThis as { [key]?: Promise<Contact | undefined> | undefined }

async function start(env: Readonly<Record<string, string | undefined>>): Promise<Contact | undefined> {
  const result = readConfig(env)
  if ('problems' in result) throw new Error(configMessage(result.problems))
  if ('netlifyForms' in result) return undefined
  const { config } = result
  if (config.outbox.kind === 'netlify-blobs' && !isOnNetlify(env))
    throw new Error(
      configMessage(['CONTACT_OUTBOX is netlify-blobs, which only a function on Netlify can use.']),
    )
  // Reads of blobs may lag behind from a function; conditional writes do not.
  const store = await openStore(config, { consistency: 'eventual' })
  const announce = (text: string): void => {
    process.stdout.write(`${text}\n`)
  }
  if (config.delivery.kind === 'files')
    announce(
      `Contact messages go to ${config.delivery.folder}/ (no mail server is set up; see docs/contact.md).`,
    )
  const runtime = { log: logToOutput, now: Date.now, random: Math.random, announce }
  return startContact({ config, store, runtime, delivers: !isOnNetlify(env) })
}

/**
 * Starts the function unless it is running. Rejects with a message for the operator if the configuration is wrong or
 * the outbox is not writable. Undefined: Netlify Forms receives the messages instead.
 */
export function contactInstance(env = processEnv): Promise<Contact | undefined> {
  lasting[key] ??= start(env).catch((error: unknown) => {
    // Retry on the next request: the cause may be fixed by then.
    lasting[key] = undefined
    throw error
  })
  return lasting[key]
}

/**
 * Waits for deliveries under way, but not for ever: a message whose process ends before the mail server has confirmed
 * it needs a person's decision.
 */
export async function stopContact(): Promise<void> {
  const running = lasting[key]
  lasting[key] = undefined
  const contact = await running?.catch(() => undefined)
  await Promise.race([contact?.stop(), wait(stopTime, undefined, { ref: false })])
}
