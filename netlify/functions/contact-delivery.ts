/** Delivers waiting contact messages every two minutes, where the outbox is in Netlify Blobs. */
import { env } from 'node:process'
import { deliverOnce } from '../../src/contact-server/deliver-once'
import { blobsStore } from '../../src/contact-server/outbox/blobs-store'

/** Netlify ends a scheduled function after 30 seconds; no new delivery starts in the last ten. */
const newDeliveries = 15_000

export default async function contactDelivery(): Promise<void> {
  await deliverOnce(env, blobsStore({ consistency: 'strong' }), Date.now() + newDeliveries)
}

/** Read by Netlify. */
export const config = { schedule: '*/2 * * * *' }
