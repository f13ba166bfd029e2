/** Rate limit, fields and limits by value. */
import { textFields } from '../../forms/contact/fields'
import { hiddenFields, referenceOf } from '../../forms/contact/wire'
import { bodyBytes } from '../limits'
import { parseFields } from './parse-fields'
import { rateLimit } from './rate-limit'

describe('rate limit', () => {
  const minute = 60_000
  test('slides, counts an item once, and tells when to retry', () => {
    const allow = rateLimit({ limit: 2, window: minute, addresses: 10 })
    expect(allow('a', '1', 0)).toEqual({ allowed: true, retryAfter: 0 })
    expect(allow('a', '1', 1000).allowed).toBe(true)
    expect(allow('a', '2', 20_000).allowed).toBe(true)
    expect(allow('a', '3', 30_000)).toEqual({ allowed: false, retryAfter: 30 })
    expect(allow('b', '3', 30_000).allowed).toBe(true)
    expect(allow('a', '3', 60_000).allowed).toBe(true)
    expect(allow('a', '4', 60_000)).toEqual({ allowed: false, retryAfter: 20 })
  })
  test('a clock that is set back keeps no visitor out', () => {
    const hour = 60 * minute
    const allow = rateLimit({ limit: 1, window: minute, addresses: 10 })
    allow('a', '1', hour)
    expect(allow('a', '2', 0)).toEqual({ allowed: true, retryAfter: 0 })
    expect(allow('a', '3', 1000)).toEqual({ allowed: false, retryAfter: 59 })
  })
  test('an address is forgotten after the window, even if no other request follows', () => {
    jest.useFakeTimers()
    try {
      const allow = rateLimit({ limit: 1, window: minute, addresses: 10 })
      const isKnown = (key: string) => !allow(key, '2', 0).allowed
      allow('a', '1', 0)
      jest.advanceTimersByTime(minute - 1)
      expect(isKnown('a')).toBe(true)
      jest.advanceTimersByTime(minute)
      expect(jest.getTimerCount()).toBe(0)
      // At the same time of the clock, so only the removal of the key can allow it.
      expect(isKnown('a')).toBe(false)
    } finally {
      jest.useRealTimers()
    }
  })
  test('many addresses: the least recently used are evicted, and memory stays bounded', () => {
    const allow = rateLimit({ limit: 1, window: minute, addresses: 1000 })
    allow('kept', '1', 0)
    for (let count = 0; count < 50_000; count += 1) {
      allow(`address ${count}`, '1', 0)
      if (count % 500 === 0) expect(allow('kept', '2', 0).allowed).toBe(false)
    }
  })
})

test('the longest valid submission, percent-encoded, is below the body limit', () => {
  const longest = Object.values(textFields).reduce((sum, { max }) => sum + max * '%F0%9F%98%80'.length, 0)
  const names = [...Object.keys(textFields), ...Object.values(hiddenFields), 'consent'].join('=&').length
  expect(longest + names + 200).toBeLessThan(bodyBytes)
})

test('fields have no prototype', () => {
  const fields = parseFields(Buffer.from('{"name":"x"}'), 'json')
  expect(Object.getPrototypeOf(fields)).toBeNull()
})

test('references are short, readable and distinct', () => {
  expect(referenceOf('00000000-0000-0000-0000-000000000000')).toBe('0000-0000')
  expect(referenceOf('ffffffff-ff00-0000-0000-000000000000')).toBe('ZZZZ-ZZZZ')
  expect(referenceOf('12345678-9a00-0000-0000-000000000000')).toMatch(
    /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
  )
})
