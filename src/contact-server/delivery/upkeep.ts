/** Regular upkeep: old messages are deleted, and a person is notified of those that wait. */
import type { Log } from '../log'
import { notice, type NoticeSetup } from './notice'

/** Carries it out. */
export async function upkeep(setup: NoticeSetup & { log: Log }, now: number): Promise<void> {
  const removed = await setup.outbox.removeOld(now)
  if (removed > 0) setup.log({ event: 'removedOld', count: removed })
  await notice(setup, now)
}
