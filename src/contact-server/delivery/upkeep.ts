/** Housekeeping: deletes expired messages and notifies the company of waiting ones. */
import { retention } from '../limits'
import { notice, type NoticeSetup } from './notice'

/** Runs the housekeeping. */
export async function upkeep(setup: NoticeSetup, now: number): Promise<void> {
  const removed = await setup.outbox.removeOld(now)
  await setup.transport.removeOld?.(now - retention.delivered)
  if (removed > 0) setup.log({ event: 'removedOld', count: removed })
  await notice(setup, now)
}
