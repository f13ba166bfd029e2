/** Addresses are completed only where there is no doubt. */
import { completeLink } from './complete-link'

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['WWW.example.com/path?a=b', 'https://WWW.example.com/path?a=b'],
  ['max@example.com', 'mailto:max@example.com'],
  ['mailto:max@example.com', 'mailto:max@example.com'],
  ['https://www.example.com', 'https://www.example.com'],
  ['https://example.com/@max', 'https://example.com/@max'],
  ['/products/lotse', '/products/lotse'],
  ['products/lotse', 'products/lotse'],
  ['www.example', 'www.example'],
  ['max@', 'max@'],
])('%s: %s', (typed, whole) => {
  expect(completeLink(typed)).toBe(whole)
})
