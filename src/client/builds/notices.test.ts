/** @jest-environment jsdom */
/** The notice of a lost connection, and when it disappears. */
import { chunkErrors } from '../chunk-errors/chunk-error'
import { followConnection, notices } from './notices'

test('the connection is back: only the notice about it disappears', () => {
  followConnection()
  const told = jest.fn()
  notices.subscribe(told)
  notices.show('offline')
  window.dispatchEvent(new Event('online'))
  expect([notices.current(), told.mock.calls.length]).toEqual([undefined, 2])
  notices.show('update')
  window.dispatchEvent(new Event('online'))
  expect(notices.current()).toBe('update')
})

test('R62: a chunk that fails while offline shows the notice; while online, the page is loaded instead', () => {
  notices.show(undefined)
  chunkErrors.emit(new Error('lost'))
  expect(notices.current()).toBeUndefined()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  chunkErrors.emit(new Error('lost'))
  expect(notices.current()).toBe('offline')
})
