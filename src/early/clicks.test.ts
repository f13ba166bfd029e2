/** @jest-environment jsdom */
/** Clicks from the first paint on: language switch and replayed buttons (R55, R57). */
import { serveLinks } from '../client/navigation/links'
import { runEarly } from './testing/run'

beforeAll(() => {
  history.replaceState(null, '', '/about?x=1#team')
  runEarly('clicks')
  // After the site's own listeners: jsdom cannot follow links.
  window.addEventListener('click', (event) => event.preventDefault())
  document.body.innerHTML = `
    <a data-locale-choice="de" href="/de/ueber-uns">Deutsch</a>
    <a id="plain" href="/news">News</a>
    <button data-consent-settings><b>Cookie settings</b></button><button data-theme-choice="dark">Dark</button>`
})
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('R55, R57: the switch stores the cookie and keeps query and hash', () => {
  click('a[data-locale-choice]')
  expect(document.cookie).toBe('i18n_redirected=de')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('http://localhost/de/ueber-uns?x=1#team')
})
test('R89: the cookie’s text', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  click('a[data-locale-choice]')
  expect(written).toHaveBeenCalledWith('i18n_redirected=de;max-age=31536000;path=/;SameSite=Lax')
})
test('R56: after hydration the client navigates, unless the click opens another tab', () => {
  const navigate = jest.fn()
  Object.assign(window, { ___navigate: navigate })
  const stop = serveLinks()
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(navigate).not.toHaveBeenCalled()
  click('a[data-locale-choice]')
  expect(navigate).toHaveBeenCalledWith('/de/ueber-uns?x=1#team', { replace: false })
  stop()
})
test('other links are left alone', () => {
  click('#plain')
  expect(document.querySelector('#plain')?.getAttribute('href')).toBe('/news')
})
test('a click on a button that needs scripts is kept, even if others follow elsewhere', () => {
  expect(window.earlyClick).toBeUndefined()
  click('button b')
  click('#plain')
  click('[data-theme-choice]')
  expect(window.earlyClick).toBe(document.querySelector('button'))
  expect(window.earlyTheme).toBe(document.querySelector('[data-theme-choice]'))
})
