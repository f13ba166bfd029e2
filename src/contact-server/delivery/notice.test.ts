/** The notice about messages that wait for a person: once a day, references only, retried after a failure. */
import type { Outcome } from '../mail/transport'
import { outboxOf } from '../outbox/outbox'
import { newEntry } from '../outbox/records'
import { memoryStore } from '../testing/memory-store'
import { sampleMessage } from '../testing/samples'
import { notice } from './notice'

const day = 86_400_000

test('names what is new, once a day, without the visitors’ texts', async () => {
  const outbox = outboxOf(await memoryStore())
  const mails: string[] = []
  let outcome: Outcome = { kind: 'failed', why: 'ESOCKET' }
  const setup = {
    outbox,
    config: { from: 'website@example.com', to: ['office@example.com'] },
    log: () => undefined,
    transport: {
      deliver: ({ raw }: { raw: Buffer }) => {
        mails.push(raw.toString('utf8'))
        return Promise.resolve(outcome)
      },
    },
  }
  await notice(setup, day)
  expect(mails).toHaveLength(0)
  const held = sampleMessage({ acceptedAt: day, held: 'trap' })
  await outbox.add(held)
  await notice(setup, day + 1)
  outcome = { kind: 'delivered' }
  await notice(setup, day + 2)
  await notice(setup, day + 3)
  expect(mails).toHaveLength(2)
  expect(mails[1]).toContain(held.reference)
  expect(mails[1]).not.toMatch(/ada\.joergensen|Nordlicht/)
  const dead = sampleMessage()
  await outbox.store.add({ ...newEntry(dead), state: 'dead', at: day + 5 })
  await notice(setup, day + 6)
  expect(mails).toHaveLength(2)
  await notice(setup, 2 * day + 6)
  expect(mails).toHaveLength(3)
  expect(mails[2]).toContain(dead.reference)
  expect(mails[2]).not.toContain(held.reference)
  // The clock was ahead.
  await outbox.store.setDoneAt('notice', 9 * day)
  await notice(setup, 3 * day + 6)
  expect(mails).toHaveLength(4)
})
