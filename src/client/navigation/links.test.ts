/** @jest-environment jsdom */
/** Links to pages: which clicks the client's navigation handles, and which pages are prefetched. */
import { hoverDelay } from '../../site/constants'
import { fetchLikelyPages, serveLinks } from './links'

const navigate = jest.fn()
const hovering = jest.fn()
let stop: (() => void)[] = []

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { ___navigate: navigate.mockReset(), ___loader: { hovering: hovering.mockReset() } })
  window.history.replaceState(null, '', '/news/a')
  stop = [serveLinks(), fetchLikelyPages()]
})
afterEach(() => {
  stop.forEach((end) => end())
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

function show(attributes: string): Element {
  document.body.innerHTML = `<p><a ${attributes}><b>text</b></a><i>no link</i></p>`
  return document.querySelector('b') as Element
}

/** Clicks a link with these attributes; returns whether it was left to the browser. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  const inside = show(attributes)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // jsdom cannot follow links.
  document.body.onclick = (bubbled) => setTimeout(() => bubbled.preventDefault())
  return inside.dispatchEvent(event)
}

test('a link to a page is handled by the client’s navigation', () => {
  expect(click('href="/contact?x=1#form"')).toBe(false)
  expect(navigate).toHaveBeenCalledWith('/contact?x=1#form', { replace: false })
})

test('a link to this page adds nothing to the history', () => {
  click('href="/news/a"')
  expect(navigate).toHaveBeenCalledWith('/news/a', { replace: true })
})

test.each([
  ['another host', 'href="https://example.com"', {}],
  ['a mail address', 'href="mailto:a@example.com"', {}],
  ['a fragment of this page', 'href="#faq"', {}],
  ['the top of this page', 'href="#"', {}],
  ['this page’s address with a fragment', 'href="/news/a#faq"', {}],
  ['a file', 'href="/downloads/a.pdf"', {}],
  ['a download', 'href="/contact" download', {}],
  ['a new tab', 'href="/contact" target="_blank"', {}],
  ['the control key', 'href="/contact"', { ctrlKey: true }],
  ['the middle button', 'href="/contact"', { button: 1 }],
])('the browser follows %s', (_name, attributes, init) => {
  click(attributes, init)
  expect(navigate).not.toHaveBeenCalled()
})

test('a click that has been handled is left alone', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('href="/contact"')
  expect(navigate).not.toHaveBeenCalled()
})

/** Sends an event to the inside of a link. */
const send = (inside: Element | null, type: string) =>
  inside?.dispatchEvent(new Event(type, { bubbles: true }))

test('a page is prefetched when the pointer rests on its link, not when it passes by', () => {
  const inside = show('href="/contact"')
  send(inside, 'pointerover')
  jest.advanceTimersByTime(hoverDelay - 1)
  send(document.querySelector('i'), 'pointerover')
  jest.advanceTimersByTime(hoverDelay)
  expect(hovering).not.toHaveBeenCalled()
  send(inside, 'pointerover')
  jest.advanceTimersByTime(hoverDelay)
  expect(hovering).toHaveBeenCalledWith('/contact')
})

test.each(['focusin', 'pointerdown'])('a page is prefetched at once on %s', (type) => {
  send(show('href="/contact"'), type)
  expect(hovering).toHaveBeenCalledTimes(1)
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched with %j',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    send(show('href="/contact"'), 'focusin')
    expect(hovering).not.toHaveBeenCalled()
  },
)

test('only pages are prefetched', () => {
  send(show('href="/downloads/a.pdf"'), 'focusin')
  expect(hovering).not.toHaveBeenCalled()
})
