/** Delivers waiting contact messages every two minutes, where the outbox is in Netlify Blobs. */
import { env } from 'node:process'
import { deliverOnce } from '../../src/contact-server/deliver-once'
import { blobsStore } from '../../src/contact-server/outbox/blobs-store'

/** Netlify ends a scheduled function after 30 seconds; the last delivery must have ended by then. */
const times = { starts: 12_000, attempt: 14_000 }

export default async function contactDelivery(): Promise<void> {
  await deliverOnce(env, blobsStore({ consistency: 'strong' }), times)
}

/** Read by Netlify. */
export const config = { schedule: '*/2 * * * *' }
