/** @jest-environment jsdom */
/**
 * Chunk errors: recognised, passed to the hook, kept from Gatsby's listener (R60, R62;
 * docs/spec/builds.md#lost-scripts).
 */
import { chunkErrors, isChunkError } from './chunk-error'
import { listenForChunkErrors } from './listen'

const chunkError = Object.assign(new Error('Loading chunk 17 failed.'), { name: 'ChunkLoadError' })
const namedChunk = Object.assign(new Error('Loading chunk component---src-page failed.'), {
  name: 'ChunkLoadError',
})
const styleError = Object.assign(new Error('Loading CSS chunk 3 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' })

test.each<[string, unknown, boolean]>([
  ['a numbered chunk', chunkError, true],
  ['a named chunk', namedChunk, true],
  ['a style sheet', styleError, true],
  ['another error that speaks of chunks', new Error('Loading chunk 17 failed.'), false],
  ['text', 'Loading chunk 17 failed.', false],
  ['nothing', undefined, false],
  ['null', null, false],
])('%s', (_, error, expected) => {
  expect(isChunkError(error)).toBe(expected)
})

/** An `unhandledrejection` as the browser sends it; jsdom has no such event. */
const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })

test('R60, R62: the hook is called, the page reloads, no later listener runs', () => {
  const theirs = jest.fn()
  const hook = jest.fn()
  const reload = jest.fn(() => true)
  // Gatsby's listener is added first.
  window.addEventListener('unhandledrejection', theirs)
  const stop = listenForChunkErrors(reload)
  const unsubscribe = chunkErrors.subscribe(hook)
  const event = rejection(chunkError)
  window.dispatchEvent(event)
  expect(hook).toHaveBeenCalledWith(chunkError)
  expect(reload).toHaveBeenCalledWith(chunkError)
  expect(theirs).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(true)
  window.dispatchEvent(rejection(new Error('something else')))
  expect([theirs.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
  stop()
  unsubscribe()
  window.dispatchEvent(rejection(chunkError))
  expect([theirs.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1])
})

test('a refused reload leaves the error in the console', () => {
  const stop = listenForChunkErrors(() => false)
  const event = rejection(styleError)
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  stop()
})

test('a subscriber that throws does not keep the others from being called', () => {
  const reported = jest.fn()
  window.reportError = reported
  const told = jest.fn()
  const first = chunkErrors.subscribe(() => {
    throw new Error('broken subscriber')
  })
  const second = chunkErrors.subscribe(told)
  chunkErrors.emit(chunkError)
  expect(told).toHaveBeenCalledTimes(1)
  expect(reported).toHaveBeenCalledTimes(1)
  first()
  second()
})
