/** Limited concurrency: everything is done, the limit is respected, and failures are reported. */
import { setImmediate as soon } from 'node:timers/promises'
import { atMost } from './at-most'

test('everything is done within the limit, and results are in order', async () => {
  let [running, most] = [0, 0]
  const done = await atMost(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    running += 1
    most = Math.max(most, running)
    for (let turn = item; turn < 8; turn++) await soon()
    running -= 1
    return item * 2
  })
  expect(done).toEqual([2, 4, 6, 8, 10, 12, 14])
  expect(most).toBe(3)
})

test('a failure rejects', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve())
  await expect(atMost(2, [1, 2, 3], work)).rejects.toThrow('two')
})
