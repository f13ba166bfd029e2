/** @jest-environment jsdom */
/** Links in rendered Markdown: which clicks the client's navigation takes. */
import { serveTextLinks } from './text-links'

const navigate = jest.fn()
let stop = () => {}

beforeEach(() => {
  Object.assign(window, { ___navigate: navigate.mockReset() })
  window.history.replaceState(null, '', '/news/a')
  stop = serveTextLinks()
})
afterEach(() => stop())

/** Clicks a link with these attributes; tells whether the browser was left to follow it. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<p><a ${attributes}><b>text</b></a></p>`
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // jsdom cannot follow links.
  document.body.onclick = (bubbled) => setTimeout(() => bubbled.preventDefault())
  return document.querySelector('b')?.dispatchEvent(event) ?? false
}

test('a link to a page is served by the client’s navigation', () => {
  expect(click('href="/contact?x=1#form"')).toBe(false)
  expect(navigate).toHaveBeenCalledWith('/contact?x=1#form')
})

test.each([
  ['another host', 'href="https://example.com"', {}],
  ['a mail address', 'href="mailto:a@example.com"', {}],
  ['a fragment of this page', 'href="#faq"', {}],
  ['a file', 'href="/downloads/a.pdf"', {}],
  ['a new tab', 'href="/contact" target="_blank"', {}],
  ['the control key', 'href="/contact"', { ctrlKey: true }],
  ['the middle button', 'href="/contact"', { button: 1 }],
])('the browser follows %s', (_name, attributes, init) => {
  click(attributes, init)
  expect(navigate).not.toHaveBeenCalled()
})

test('a click that has been answered is left alone', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('href="/contact"')
  expect(navigate).not.toHaveBeenCalled()
})
