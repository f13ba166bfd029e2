/** The page's side of the search: one worker, questions and answers, and failures. */
import type { Question } from '../../search/types'
import { ask, warmUp } from './searcher'

/** Stub for the browser's workers; records every one started. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = []
  asked: Question[] = []
  ended = false
  constructor(
    readonly address: string,
    readonly options: WorkerOptions,
  ) {
    super()
    FakeWorker.started.push(this)
  }
  postMessage(question: Question) {
    this.asked.push(question)
  }
  terminate() {
    this.ended = true
  }
  reply(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}
const last = () => FakeWorker.started.at(-1)
const question = { query: 'plan', from: 0, count: 6 }
const found = { hits: [], total: 0, counts: {} }

beforeAll(() => Object.assign(globalThis, { Worker: FakeWorker }))
afterEach(() => {
  last()?.dispatchEvent(new Event('error'))
  FakeWorker.started = []
  jest.useRealTimers()
})

test('nothing is started before the search is opened; then one worker of the language', () => {
  expect(FakeWorker.started).toEqual([])
  warmUp('de')
  warmUp('de')
  expect(FakeWorker.started.map(({ address, options }) => [address, options.type])).toEqual([
    ['/pagefind/worker.js?/pagefind/de/', 'module'],
  ])
})

test('answers are matched to their questions in any order', async () => {
  const [first, second] = [ask('en', question), ask('en', { ...question, query: 'other' })]
  const [a, b] = last()?.asked ?? []
  last()?.reply({ id: b?.id, found: { ...found, total: 2 } })
  last()?.reply({ id: a?.id, found: { ...found, total: 1 } })
  expect([(await first).total, (await second).total]).toEqual([1, 2])
})

test('another language gets another worker, and the old one is terminated', async () => {
  const given = ask('en', question)
  warmUp('de')
  await expect(given).rejects.toThrow('language')
  expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, false])
})

test('a worker that cannot be loaded rejects all questions, and the next question starts another', async () => {
  const given = ask('en', question)
  last()?.dispatchEvent(new Event('error'))
  await expect(given).rejects.toThrow('could not be loaded')
  const again = ask('en', question)
  expect(FakeWorker.started).toHaveLength(2)
  last()?.reply({ id: last()?.asked[0]?.id, found })
  expect(await again).toEqual(found)
})

test('an index problem is reported, and the worker is not reused', async () => {
  const given = ask('en', question)
  last()?.reply({ id: last()?.asked[0]?.id, problem: 'lists.json: 404' })
  await expect(given).rejects.toThrow('404')
  expect(last()?.ended).toBe(true)
})

test('a browser that cannot start a worker reports it and does not break the page', async () => {
  Object.assign(globalThis, { Worker: undefined })
  warmUp('en')
  await expect(ask('en', question)).rejects.toThrow('no worker')
  Object.assign(globalThis, { Worker: FakeWorker })
})

test('questions time out after twenty seconds', async () => {
  jest.useFakeTimers()
  const given = ask('en', question)
  jest.advanceTimersByTime(20_000)
  await expect(given).rejects.toThrow('does not answer')
})
