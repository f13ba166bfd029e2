/** Servers for delivery tests, and their cleanup. */
import { startMailServer, type MailServer, type ServerMode } from './mail-server'
import { localSmtp, startSite, type Site } from './contact-site'
import { until } from './samples'

type Closing = { close: () => Promise<void> }

/** `kept` registers what to close; call `closeAll` after each test. */
export function cleanup(): { kept: <T extends Closing>(thing: T) => T; closeAll: () => Promise<void> } {
  const open: Closing[] = []
  return {
    kept(thing) {
      open.push(thing)
      return thing
    },
    async closeAll() {
      for (const thing of open.splice(0)) await thing.close()
    },
  }
}

/** A mail server in a given mode, and a function that delivers to it; attempts time out after 1.5 seconds. */
export async function startBoth(
  kept: <T extends Closing>(thing: T) => T,
  mode: ServerMode = 'ok',
): Promise<{ mail: MailServer; site: Site }> {
  const mail = kept(await startMailServer(mode))
  return { mail, site: kept(await startSite({ transport: localSmtp(mail.port, 1500) })) }
}

/** Waits until no delivery is in progress. */
export const settled = ({ ids }: Site): Promise<unknown> =>
  until(async () => (await ids('pending')).length === 0)
