/** Work a few at a time: all of it is done, no more than allowed at once, and a failure is told. */
import { setImmediate as soon } from 'node:timers/promises'
import { atMost } from './at-most'

test('everything is done, never more at once than allowed', async () => {
  let [running, most] = [0, 0]
  const done: number[] = []
  await atMost(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    running += 1
    most = Math.max(most, running)
    await soon()
    running -= 1
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('a failure ends it', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve())
  await expect(atMost(2, [1, 2, 3], work)).rejects.toThrow('two')
})
