/** @jest-environment jsdom */
/** Statistics: off by default; if on, only pages and size classes (L1, L3). */
import type { StatisticsSettings } from '../../site/statistics'
import type { Send } from './count-view'

const settings = (needsConsent: boolean): StatisticsSettings => ({ endpoint: '/api/count', needsConsent })
/** A fresh document: the first page of a visit. */
async function counter() {
  jest.resetModules()
  const { countView } = await import('./count-view')
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>()
  return { countView, send }
}
const agrees = { allows: () => true }
const refuses = { allows: () => false }
const cameFrom = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address)
const setControl = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value })

beforeEach(() => {
  setControl(undefined)
  history.replaceState(null, '', '/de/kontakt?email=a@example.org#form')
})

test('off: nothing is asked and nothing is loaded', async () => {
  const { statistics } = await import('../../site/statistics')
  const { consentCategories } = await import('../consent/store')
  expect(statistics).toBeUndefined()
  expect(consentCategories).toEqual(['functional', 'media'])
})

test('a view is a path without query and hash, a language and a size class, and once the referring site', async () => {
  const { countView, send } = await counter()
  cameFrom('https://search.example/find?q=secret')
  countView(settings(false), refuses, send)
  countView(settings(false), refuses, send)
  const view = { path: '/de/kontakt', language: 'de', viewport: 'xl' }
  expect(send.mock.calls).toEqual([
    ['/api/count', { ...view, from: 'search.example' }],
    ['/api/count', view],
  ])
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
})

test('a page of the site itself does not count as a referring site', async () => {
  const { countView, send } = await counter()
  cameFrom(`${location.origin}/de`)
  countView(settings(false), agrees, send)
  expect(send.mock.calls[0]?.[1]).not.toHaveProperty('from')
})

test.each([
  ['with consent', true, agrees, undefined, 1],
  ['L1: without consent', true, refuses, undefined, 0],
  ['where none is needed', false, refuses, undefined, 1],
  ['L15: Global Privacy Control', false, agrees, true, 0],
] as const)('%s', async (_, needsConsent, consent, control, times) => {
  setControl(control)
  const { countView, send } = await counter()
  countView(settings(needsConsent), consent, send)
  expect(send).toHaveBeenCalledTimes(times)
})

test('it is sent as a beacon to the site itself', async () => {
  const { countView } = await counter()
  const sendBeacon = jest.fn()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  countView(settings(false), agrees)
  expect(sendBeacon).toHaveBeenCalledWith('/api/count', expect.any(Blob))
})

test('L3, L10: switched on with consent, it is a separate purpose, and everybody is asked again', async () => {
  jest.resetModules()
  jest.doMock('../../site/statistics', () => ({ statistics: settings(true) }))
  const { allChoices, consentCategories, consentVersion, parseRecord } = await import('../consent/store')
  expect(consentCategories).toEqual(['functional', 'media', 'statistics'])
  const record = { version: consentVersion, time: new Date().toISOString() }
  const before = { ...record, choices: { functional: true, media: true } }
  expect(parseRecord(before, Date.now())).toBeUndefined()
  expect(parseRecord({ ...record, choices: allChoices(false) }, Date.now())).toBeDefined()
  jest.dontMock('../../site/statistics')
})
