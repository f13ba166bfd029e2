/** Delivers waiting contact messages every two minutes, because nothing keeps running at Netlify. */
import { env } from 'node:process'
import { deliverOnce } from '../../src/contact-server/deliver-once'
import { openStore } from '../../src/contact-server/outbox/open-store'

/** Netlify ends a scheduled function after 30 seconds; the last delivery must have ended by then. */
const times = { starts: 12_000, attempt: 14_000 }

export default async function contactDelivery(): Promise<void> {
  await deliverOnce(env, (config) => openStore(config, { consistency: 'strong' }), times)
}

/** Read by Netlify. */
export const config = { schedule: '*/2 * * * *' }
