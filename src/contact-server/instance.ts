/** The one running contact function of a process, made from its environment. */
import { env as processEnv } from 'node:process'
import { configMessage, isOnNetlify, readConfig } from './config'
import { logToOutput } from './log'
import { openStore } from './outbox/open-store'
import { startContact, type Contact } from './service'

/** `gatsby develop` loads a function again for each request, so what must last is kept outside of the module. */
const key = Symbol.for('website.contact')
const lasting = globalThis as { [key]?: Promise<Contact | undefined> | undefined }

async function start(env: Readonly<Record<string, string | undefined>>): Promise<Contact | undefined> {
  const result = readConfig(env)
  if ('problems' in result) throw new Error(configMessage(result.problems))
  if ('netlifyForms' in result) return undefined
  const { config } = result
  // Functions see the store of blobs through an address that may lag behind; their conditional writes do not.
  const store = await openStore(config, { consistency: 'eventual' })
  const announce = (text: string): void => {
    process.stdout.write(`${text}\n`)
  }
  if (config.delivery.kind === 'files')
    announce(
      `Contact messages go to ${config.delivery.folder}/ (no mail server is set up; see docs/contact.md).`,
    )
  const surroundings = { log: logToOutput, now: Date.now, random: Math.random, announce }
  return startContact({ config, store, runtime: surroundings, delivers: !isOnNetlify(env) })
}

/**
 * Starts the function if it does not run yet. Rejects with a message for the person who starts the site when the
 * configuration is wrong or the outbox cannot be written. Undefined: messages go to Netlify Forms instead.
 */
export function contactInstance(env = processEnv): Promise<Contact | undefined> {
  lasting[key] ??= start(env).catch((error: unknown) => {
    // What failed may be fixed by the time of the next request.
    lasting[key] = undefined
    throw error
  })
  return lasting[key]
}
