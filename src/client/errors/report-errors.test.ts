/** @jest-environment jsdom */
import { reportErrors } from './report-errors'

test('uncaught errors are reported with kind and position, at most five times per document', () => {
  const send = jest.fn()
  history.replaceState(null, '', '/de/kontakt?name=Jane')
  reportErrors({ endpoint: '/api/reports' }, send)
  const fail = (error: unknown, filename: string) =>
    dispatchEvent(new ErrorEvent('error', { error, filename, lineno: 7, message: 'Jane' }))
  fail(new TypeError('Jane'), `${location.origin}/app.js?name=Jane`)
  const file = `${location.origin}/app.js`
  expect(send).toHaveBeenCalledWith('/api/reports', {
    error: { name: 'TypeError', page: '/de/kontakt', file, line: 7 },
  })
  expect(JSON.stringify(send.mock.calls)).not.toContain('Jane')
  for (let index = 0; index < 9; index += 1) fail('x', '')
  expect(send).toHaveBeenCalledTimes(5)
})
