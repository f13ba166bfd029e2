/** @jest-environment jsdom */
import { runEarly } from './testing/run'

type Rules = Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>[1]

function rules(): Rules {
  const made: Record<string, Rules> = {}
  window.trustedTypes = {
    createPolicy: (name, rules) => {
      made[name] = rules
      return { createHTML: (text) => text as unknown as TrustedHTML }
    },
  }
  runEarly('trusted-types')
  return made['default'] ?? {}
}

test.each([
  ['/part-1.js', '/part-1.js'],
  [`${location.origin}/pagefind/worker.js?/de`, `${location.origin}/pagefind/worker.js?/de`],
  ['https://example.com/a.js', null],
  ['//example.com/a.js', null],
  ['data:text/javascript,alert(1)', null],
])('scripts and workers come from this origin only: %s', (address, expected) => {
  expect(rules().createScriptURL?.(address)).toBe(expected)
})

test.each([
  ['Imprint &amp; contact', 'Imprint &amp; contact'],
  ['<img src=x>', null],
])('plain text may be copied, markup may not: %s', (text, expected) => {
  expect(rules().createHTML?.(text)).toBe(expected)
})

test('no string becomes a script', () => {
  expect(rules()).not.toHaveProperty('createScript')
})

test('a browser without Trusted Types works too', () => {
  delete window.trustedTypes
  expect(() => runEarly('trusted-types')).not.toThrow()
})
