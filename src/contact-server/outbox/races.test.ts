/**
 * Two workers on one message: in every interleaving of their store operations it is mailed once, and its outcome is
 * known.
 */
import { deliveryOf } from '../delivery/deliver'
import { attemptLease } from '../limits'
import type { Outcome } from '../mail/transport'
import { everyOrder, type Actor, type Turn } from '../testing/every-order'
import { memoryStore } from '../testing/memory-store'
import { sampleMessage } from '../testing/samples'
import { outboxOf } from './outbox'
import type { Store } from './store'

jest.mock('../mail/compose', () => ({ composeMail: () => Promise.resolve({}) }))
jest.setTimeout(120_000)

/** A store whose every operation waits for its turn. */
function inTurns(store: Store, turn: Turn): Store {
  return {
    ...store,
    read: async (id) => {
      await turn()
      return store.read(id)
    },
    swap: async (version, entry) => {
      await turn()
      return store.swap(version, entry)
    },
  }
}

type World = { mailed: number; now: number }

/** The mail server's response once it has received the whole message. */
const worker =
  (store: Store, world: World, id: string, answer: Outcome): Actor =>
  async (turn) => {
    const outbox = outboxOf(inTurns(store, turn))
    const deliver = deliveryOf({
      outbox,
      config: { from: 'website@example.com', to: ['office@example.com'], whenUnconfirmed: 'hold' },
      log: () => undefined,
      now: () => world.now,
      random: () => 0.5,
      transport: {
        async deliver(_mail, _reference, beforeEnd) {
          if (!(await beforeEnd())) return { kind: 'failed', why: 'calledOff' }
          world.mailed += 1
          await turn()
          return answer
        },
      },
    })
    await deliver(id)
  }

/** Actors besides the two workers, at any time. */
type Meanwhile = (store: Store, world: World, id: string) => Actor

async function check(answer: Outcome, meanwhile: Meanwhile | undefined, ends: RegExp): Promise<number> {
  const store = await memoryStore()
  return everyOrder(async () => {
    const world: World = { mailed: 0, now: 1 }
    const message = sampleMessage({ acceptedAt: 0 })
    await outboxOf(store).add(message)
    const work = worker(store, world, message.id, answer)
    return {
      actors: [work, work, ...(meanwhile ? [meanwhile(store, world, message.id)] : [])],
      check: async (order) => {
        const state = (await store.read(message.id))?.entry.state
        expect(`${order}: ${world.mailed} mailed, ${state}`).toMatch(ends)
      },
    }
  })
}

const leaseEnds: Meanwhile = (_store, world) => async (turn) => {
  await turn()
  world.now += attemptLease + 1
}

test('both at once', async () => {
  expect(await check({ kind: 'delivered' }, undefined, /: 1 mailed, delivered$/)).toBeGreaterThan(20)
})
test('a lease expires while its worker is only suspended: no second mail, and its result is authoritative', async () => {
  expect(await check({ kind: 'delivered' }, leaseEnds, /: 1 mailed, delivered$/)).toBeGreaterThan(200)
})
test('the server rejects: one attempt, a dead letter', async () => {
  await check({ kind: 'refused', why: '550' }, leaseEnds, /: 1 mailed, dead$/)
})
test('a person discards it meanwhile: one mail at most, and it does not come back', async () => {
  const discards: Meanwhile = (store, _world, id) => async (turn) => {
    await turn()
    await store.remove(id)
  }
  await check({ kind: 'delivered' }, discards, /: [01] mailed, undefined$/)
})
