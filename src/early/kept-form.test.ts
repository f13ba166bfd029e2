/** @jest-environment jsdom */
/** Text typed into a form is kept in the tab, across pages, languages and reloads, until it is sent. */
import { registry } from '../site/storage/registry'
import { keptFormDropEvent, keptFormSyncEvent } from './names'
import { runEarly } from './testing/run'

const { name } = registry.formState
const form = (words: string) => `<p>${words}</p><form data-kept>
  <input type="hidden" name="language" value="en"><input name="topic" tabindex="-1">
  <input name="name"><input type="email" name="email"><textarea name="message"></textarea>
  <input type="checkbox" name="consent"></form>`

/** Removes the listeners of the previous document: jsdom has only one document, where they would stay active. */
let leave: () => void = () => undefined

/** Starts a document: inserts its HTML, then runs the script, without React. */
function load(path: string, html: string): void {
  leave()
  const listening = new AbortController()
  history.replaceState(null, '', path)
  document.body.innerHTML = html
  const spies = [document, window].map((target) =>
    jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, capture) =>
      EventTarget.prototype.addEventListener.call(target, type, listener, {
        capture: capture === true,
        signal: listening.signal,
      }),
    ),
  )
  runEarly('kept-form')
  for (const spy of spies) spy.mockRestore()
  leave = () => {
    window.dispatchEvent(new Event('pagehide'))
    listening.abort()
  }
}
/** Simulates React showing another page in the same document. */
function render(html: string): void {
  document.body.innerHTML = html
  if (html.includes('<form')) document.dispatchEvent(new Event(keptFormSyncEvent))
}
const field = (key: string) => document.querySelector<HTMLInputElement>(`[name=${key}]`)
const type = (key: string, value: string) => {
  const element = field(key)
  if (!element) throw new Error(`no field ${key}`)
  element.value = value
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
const shown = () => [field('name')?.value, field('email')?.value, field('message')?.value]

beforeEach(() => {
  leave()
  leave = () => undefined
  sessionStorage.clear()
  load('/contact', form('Contact'))
})

test('a text is stored before the document is left: the next one may start before this one ends', () => {
  window.dispatchEvent(new Event('beforeunload'))
  expect(sessionStorage.getItem(name)).toBeNull()
  type('message', 'Half a sen')
  expect(sessionStorage.getItem(name)).toBeNull()
  window.dispatchEvent(new Event('beforeunload'))
  expect(sessionStorage.getItem(name)).toContain('Half a sen')
})

test('another page and back, in one document: the text is restored, and nothing was stored', () => {
  type('message', 'Half a sen')
  render('<p>Privacy</p>')
  expect(sessionStorage).toHaveLength(0)
  render(form('Contact'))
  expect(shown()).toEqual(['', '', 'Half a sen'])
})

test('the form of the other language takes the text over', () => {
  type('name', 'Ada')
  type('message', 'Half a sen')
  render(form('Kontakt'))
  expect(shown()).toEqual(['Ada', '', 'Half a sen'])
})

test.each(['/contact', '/de/kontakt'])('another document and then %s: the text is restored', (path) => {
  type('email', 'ada@example.org')
  load('/privacy', '<p>Privacy</p>')
  load(path, form('Contact'))
  expect(shown()).toEqual(['', 'ada@example.org', ''])
})

test('text typed before this script loads, or autofilled by the browser, is kept too', () => {
  const element = field('message')
  if (element) element.value = 'silent'
  load('/contact', form('Contact'))
  expect(shown()).toEqual(['', '', 'silent'])
})

test('a phone may discard a tab in the background: the text is stored by then', () => {
  type('message', 'Half a sen')
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem(name)).toBe('{"message":"Half a sen"}')
})

test('hidden fields and the honeypot are not kept', () => {
  for (const key of ['topic', 'language']) type(key, 'x')
  load('/contact', form('Contact'))
  expect(sessionStorage).toHaveLength(0)
  expect([field('topic')?.value, field('language')?.value]).toEqual(['', 'en'])
})

test('a checkbox that the visitor ticked is kept, and no other is ticked', () => {
  type('message', 'Half a sen')
  load('/contact', form('Contact'))
  expect(field('consent')?.checked).toBe(false)
  field('consent')?.click()
  load('/contact', form('Contact'))
  expect(field('consent')?.checked).toBe(true)
})

test('text that was typed in the meantime is not overwritten', () => {
  type('message', 'old')
  render('<p>Privacy</p>')
  document.body.innerHTML = form('Contact')
  const element = field('message')
  if (element) element.value = 'new'
  document.dispatchEvent(new Event(keptFormSyncEvent))
  expect(shown()).toEqual(['', '', 'new'])
})

test('fields that the browser has not restored on the way back are filled in, and nothing kept is lost', () => {
  type('name', 'Ada')
  type('message', 'A long text')
  leave()
  leave = () => undefined
  const restored = form('Contact').replace('<input name="name">', '<input name="name" value="Ada">')
  load('/contact', restored)
  expect(shown()).toEqual(['Ada', '', 'A long text'])
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem(name)).toContain('A long text')
})

test('sent or discarded: removed from memory and storage', () => {
  type('message', 'Half a sen')
  load('/contact', form('Contact'))
  document.dispatchEvent(new Event(keptFormDropEvent))
  expect(sessionStorage).toHaveLength(0)
  render(form('Contact'))
  expect(shown()).toEqual(['', '', ''])
})

test.each(['/contact/sent', '/de/kontakt/gesendet'])(
  'sent by the plain form, which leads to %s: removed',
  (path) => {
    type('message', 'Half a sen')
    load(path, '<p>Thank you</p>')
    load('/contact', form('Contact'))
    expect(shown()).toEqual(['', '', ''])
  },
)

test('emptied by hand: nothing is left behind', () => {
  type('message', 'Half a sen')
  load('/contact', form('Contact'))
  type('message', '')
  load('/', '<p>Home</p>')
  expect(sessionStorage).toHaveLength(0)
})

test('a damaged entry and blocked storage cause no errors', () => {
  sessionStorage.setItem(name, '{"message":')
  load('/contact', form('Contact'))
  expect(shown()).toEqual(['', '', ''])
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked')
    })
  }
  expect(() => load('/contact', form('Contact'))).not.toThrow()
  type('message', 'Half a sen')
  render(form('Kontakt'))
  expect(shown()).toEqual(['', '', 'Half a sen'])
})
