/** @jest-environment jsdom */
/** The theme scripts: before paint, on clicks, with blocked storage. */
import { allChoices, createConsentStore } from '../client/consent/store'
import { registry } from '../site/storage/registry'
import { themeSyncEvent } from './names'
import { runEarly } from './testing/run'

const themeStorageKey = registry.theme.name

const html = document.documentElement
const meta = () => document.querySelector('meta[name=color-scheme]')?.getAttribute('content')
const pressed = () =>
  [...document.querySelectorAll('[data-theme-choice]')].map((button) => button.getAttribute('aria-pressed'))
const click = (choice: string) =>
  document.querySelector<HTMLElement>(`[data-theme-choice=${choice}]`)?.click()

beforeEach(() => {
  localStorage.clear()
  delete html.dataset.theme
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">'
  document.body.innerHTML = ['light', 'dark', 'system']
    .map((choice) => `<button data-theme-choice="${choice}"><b>${choice}</b></button>`)
    .join('')
})
const run = () => runEarly('theme-switch')

test.each([
  [null, undefined],
  ['light', 'light'],
  ['dark', 'dark'],
  ['neon', undefined],
])('before the first paint, stored %s', (stored, theme) => {
  if (stored) localStorage.setItem(themeStorageKey, stored)
  runEarly('inline-theme')
  expect(html.dataset.theme).toBe(theme)
})

test('the colours around the page follow the choice', () => {
  const scheme = (name: string) =>
    `<meta name="theme-color" content="${name}" media="(prefers-color-scheme:${name})">`
  document.head.innerHTML += scheme('light') + scheme('dark')
  const colors = () =>
    [...document.querySelectorAll('meta[name=theme-color]')].map((each) => each.getAttribute('content'))
  run()
  click('dark')
  expect(colors()).toEqual(['dark', 'dark'])
  click('light')
  expect(colors()).toEqual(['light', 'light'])
  click('system')
  expect(colors()).toEqual(['light', 'dark'])
})

test.each([
  [null, undefined, 'light dark', ['false', 'false', 'true']],
  ['light', 'light', 'light', ['true', 'false', 'false']],
  ['dark', 'dark', 'dark', ['false', 'true', 'false']],
  ['neon', undefined, 'light dark', ['false', 'false', 'true']],
])('stored %s', (stored, theme, scheme, buttons) => {
  if (stored) localStorage.setItem(themeStorageKey, stored)
  run()
  expect(html.dataset.theme).toBe(theme)
  expect(meta()).toBe(scheme)
  expect(pressed()).toEqual(buttons)
})

test('a click stores the choice and applies it; system clears it', () => {
  createConsentStore().choose(allChoices(true))
  run()
  click('dark')
  expect([html.dataset.theme, localStorage.getItem(themeStorageKey), meta()]).toEqual([
    'dark',
    'dark',
    'dark',
  ])
  click('system')
  expect([html.dataset.theme, localStorage.getItem(themeStorageKey)]).toEqual([undefined, null])
})

test.each([undefined, false])('L1: consent %s: a click applies the choice and stores nothing', (allowed) => {
  if (allowed !== undefined) createConsentStore().choose(allChoices(allowed))
  run()
  click('dark')
  expect([html.dataset.theme, localStorage.getItem(themeStorageKey)]).toEqual(['dark', null])
  document.dispatchEvent(new Event(themeSyncEvent))
  expect(html.dataset.theme).toBe('dark')
})

test.each(['storage', 'pageshow'])('%s: a choice made in another document applies', (event) => {
  createConsentStore().choose(allChoices(true))
  run()
  click('dark')
  localStorage.setItem(themeStorageKey, 'light')
  window.dispatchEvent(new Event(event))
  expect([html.dataset.theme, ...pressed()]).toEqual(['light', 'true', 'false', 'false'])
  localStorage.removeItem(themeStorageKey)
  window.dispatchEvent(new Event(event))
  expect([html.dataset.theme, ...pressed()]).toEqual([undefined, 'false', 'false', 'true'])
})

test('a choice that is not stored outlasts what other documents store beside it', () => {
  run()
  click('dark')
  for (const event of ['storage', 'pageshow']) window.dispatchEvent(new Event(event))
  expect(html.dataset.theme).toBe('dark')
})

test('blocked storage: the choice still applies', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  run()
  click('dark')
  expect(html.dataset.theme).toBe('dark')
})

test('buttons of a new page are updated', () => {
  localStorage.setItem(themeStorageKey, 'light')
  run()
  document.body.innerHTML = '<button data-theme-choice="light"></button>'
  document.dispatchEvent(new Event(themeSyncEvent))
  expect(pressed()).toEqual(['true'])
})
