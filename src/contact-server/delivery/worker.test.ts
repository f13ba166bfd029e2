/** The worker's pauses, whatever the clock does. */
import { deliveryPoll, restAfterFailure, sweepEvery } from '../limits'
import { outboxOf } from '../outbox/outbox'
import { memoryStore } from '../testing/memory-store'
import { startWorker } from './worker'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A worker whose outbox fails as long as `fails` is set. */
async function startedWorker() {
  const state = { fails: false, moved: 0 }
  const store = await memoryStore()
  const due = jest.fn(() => (state.fails ? Promise.reject(new Error('full')) : Promise.resolve([])))
  const upkeep = jest.fn(() => Promise.resolve())
  const worker = startWorker({
    outbox: outboxOf({ ...store, due }),
    deliver: () => Promise.resolve(),
    upkeep,
    log: () => undefined,
    now: () => Date.now() + state.moved,
  })
  return { state, due, upkeep, worker }
}

test('it rests after a failure of the outbox; a clock that is set back does not prolong that', async () => {
  const { state, due, worker } = await startedWorker()
  state.fails = true
  await jest.advanceTimersByTimeAsync(deliveryPoll)
  state.fails = false
  due.mockClear()
  await jest.advanceTimersByTimeAsync(restAfterFailure - 2 * deliveryPoll)
  expect(due).not.toHaveBeenCalled()
  state.moved = -24 * sweepEvery
  await jest.advanceTimersByTimeAsync(2 * deliveryPoll)
  expect(due).toHaveBeenCalled()
  await worker.stop()
})

test('expired messages are removed every hour, also after the clock was set back by a day', async () => {
  const { state, upkeep, worker } = await startedWorker()
  await jest.advanceTimersByTimeAsync(deliveryPoll)
  expect(upkeep).toHaveBeenCalledTimes(1)
  state.moved = -24 * sweepEvery
  await jest.advanceTimersByTimeAsync(sweepEvery)
  expect(upkeep.mock.calls.length).toBeGreaterThan(1)
  await worker.stop()
})
