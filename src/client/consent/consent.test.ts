/** @jest-environment jsdom */
/** The consent record and its store (docs/spec/law.md#consent). */
import { allowAlso } from './allow'
import { allChoices, consent, consentKey, consentVersion, createConsentStore, parseRecord } from './store'
import { consentLife } from '../../site/storage/registry'

const now = Date.UTC(2026, 5, 1)
const stored = () => JSON.parse(localStorage.getItem(consentKey) ?? 'null') as unknown

beforeEach(() => localStorage.clear())

test('L1, L5: without a choice nothing is allowed and nothing is stored', () => {
  const store = createConsentStore()
  expect(store.record()).toBeUndefined()
  expect([store.allows('functional'), store.allows('media')]).toEqual([false, false])
  expect(localStorage).toHaveLength(0)
})

test('L9: the record has version, time and choices', () => {
  createConsentStore(() => now).choose({ functional: true, media: false })
  expect(stored()).toEqual({
    version: consentVersion,
    time: '2026-06-01T00:00:00.000Z',
    choices: { functional: true, media: false },
  })
})

test.each([true, false])('L8: a choice (%s) is found again by the next page', (allowed) => {
  createConsentStore().choose(allChoices(allowed))
  const next = createConsentStore()
  expect(next.record()?.choices).toEqual(allChoices(allowed))
  expect(next.allows('media')).toBe(allowed)
})

const good = { version: consentVersion, time: new Date(now).toISOString(), choices: allChoices(true) }

test.each<[string, unknown, number, boolean]>([
  ['a good record', good, now, true],
  ['L10: another version', { ...good, version: `${consentVersion}0` }, now, false],
  ['L11: a record of the last day', good, now + consentLife - 1, true],
  ['L11: an expired record', good, now + consentLife, false],
  ['no time', { ...good, time: 'soon' }, now, false],
  ['a purpose missing', { ...good, choices: { functional: true } }, now, false],
  ['choices missing', { version: consentVersion, time: good.time }, now, false],
  ['text', 'yes', now, false],
  ['nothing', undefined, now, false],
])('%s', (_, value, at, valid) => {
  expect(parseRecord(value, at) !== undefined).toBe(valid)
})

test('a damaged entry counts as no choice', () => {
  localStorage.setItem(consentKey, '{"version":')
  expect(createConsentStore().record()).toBeUndefined()
})

test.each([
  ['L10: another version', { ...good, version: `${consentVersion}0` }],
  ['L11: an expired record', { ...good, time: new Date(now - consentLife).toISOString() }],
])('%s leaves the device, so that nothing takes it for a consent', (_, value) => {
  localStorage.setItem(consentKey, JSON.stringify(value))
  expect(createConsentStore(() => now).allows('functional')).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('what a consent allows is stored before other tabs hear of the consent', () => {
  const store = createConsentStore()
  const seen: unknown[] = []
  const unsubscribe = store.subscribe(() => seen.push(stored()))
  store.choose(allChoices(true))
  unsubscribe()
  expect(seen).toEqual([null])
  expect(stored()).toMatchObject({ choices: allChoices(true) })
})

test('L7: withdrawing takes effect at once', () => {
  const store = createConsentStore()
  const heard = jest.fn()
  const unsubscribe = store.subscribe(heard)
  store.choose(allChoices(true))
  store.choose(allChoices(false))
  expect(heard).toHaveBeenCalledTimes(2)
  expect(store.allows('functional')).toBe(false)
  unsubscribe()
  store.choose(allChoices(true))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a choice made in another tab is taken over', () => {
  const store = createConsentStore()
  const heard = jest.fn()
  store.subscribe(heard)
  expect(store.record()).toBeUndefined()
  localStorage.setItem(consentKey, JSON.stringify({ ...good, time: new Date().toISOString() }))
  window.dispatchEvent(new StorageEvent('storage', { key: consentKey }))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.allows('media')).toBe(true)
})

test.each([
  [true, 1],
  [false, 0],
])('a page shown again, from the back/forward cache: %s', (persisted, times) => {
  const store = createConsentStore()
  const heard = jest.fn()
  store.subscribe(heard)
  expect(store.record()).toBeUndefined()
  localStorage.setItem(consentKey, JSON.stringify({ ...good, time: new Date().toISOString() }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(heard).toHaveBeenCalledTimes(times)
  expect(store.allows('media')).toBe(persisted)
})

test('blocked storage: the choice holds until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const store = createConsentStore()
  store.choose(allChoices(true))
  expect(store.allows('functional')).toBe(true)
})

test('L22: "always" allows media and keeps the other choices', () => {
  consent.choose({ functional: true, media: false })
  allowAlso('media')
  expect(consent.record()?.choices).toEqual({ functional: true, media: true })
  expect(consent.allows('media')).toBe(true)
})
