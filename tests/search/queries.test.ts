/** The format of the file with expected search results. */
import { readQueries } from './queries'

test('reads queries and words of one stem, by language', () => {
  const text = 'en:\n  first:\n    helpdesk: /contact\n  alike:\n    - [invoice, invoices]\n'
  expect(readQueries(text, 'en')).toEqual({
    first: [['helpdesk', '/contact']],
    alike: [['invoice', 'invoices']],
  })
  expect(readQueries(text, 'de')).toEqual({ first: [], alike: [] })
  expect(readQueries('', 'en')).toEqual({ first: [], alike: [] })
})

test.each([
  ['xx: {}', '“xx”'],
  ['en:\n  first:\n    helpdesk: contact', '“helpdesk”'],
  ['en:\n  alike:\n    - [invoice]', '“alike”'],
])('%s is rejected with an explanation', (text, named) => {
  expect(() => readQueries(text, 'en')).toThrow(named)
})
