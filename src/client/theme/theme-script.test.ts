/** @jest-environment jsdom */
/** The theme script: before paint, on clicks, with blocked storage. */
import { runInNewContext } from 'node:vm'
import { themeScript, themeStorageKey, themeSyncEvent } from './theme-script'

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
const run = () => {
  runInNewContext(themeScript(), { document, window })
}

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

test('a click stores the choice and applies it; system forgets it', () => {
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

test('buttons of a new page are brought up to date', () => {
  localStorage.setItem(themeStorageKey, 'light')
  run()
  document.body.innerHTML = '<button data-theme-choice="light"></button>'
  document.dispatchEvent(new Event(themeSyncEvent))
  expect(pressed()).toEqual(['true'])
})
