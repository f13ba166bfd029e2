/** @jest-environment jsdom */
/** The consent banner and its settings (L2 to L8, L12, L13). */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { consent, consentKey } from '../../client/consent/store'
import { makeTranslate, TextsContext } from '../../i18n/texts'
import de from '../../../locales/de/consent.json'
import en from '../../../locales/en/consent.json'
import { actedAttribute } from '../../early/names'
import { Consent } from './consent'

const link = (label: string, href: string) => ({ label, href, external: false })
const legal = {
  en: [link('Imprint', '/imprint'), link('Privacy Policy', '/privacy')],
  de: [link('Impressum', '/de/impressum'), link('Datenschutz', '/de/datenschutz')],
}
const page = (locale: 'en' | 'de' = 'en') => (
  <TextsContext
    value={{
      t: makeTranslate({ consent: locale === 'de' ? de : en }),
      iso: locale === 'de' ? 'de-DE' : 'en-US',
    }}
  >
    <main tabIndex={-1} />
    <Consent name="Musterwerk" legal={legal[locale]} />
    <footer>
      <button data-consent-settings>Footer settings</button>
    </footer>
  </TextsContext>
)
const stored = () => (JSON.parse(localStorage.getItem(consentKey) ?? '{}') as { choices?: unknown }).choices
const button = (name: string) => screen.getByRole('button', { name })
/** Banner and settings are separate chunks. */
const asked = async () => {
  render(page())
  await screen.findByRole('region')
}
const openSettings = async (opener = 'Choose') => {
  fireEvent.click(button(opener))
  await screen.findByRole('dialog')
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

beforeEach(() => document.documentElement.setAttribute(actedAttribute, ''))

test('the banner waits for the visitor’s first interaction', async () => {
  document.documentElement.removeAttribute(actedAttribute)
  render(page())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('region')).toBeNull()
  document.documentElement.setAttribute(actedAttribute, '')
  await screen.findByRole('region')
})

beforeAll(() => {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
/** Clears the choice the way another tab would. */
beforeEach(() => {
  const stop = consent.subscribe(() => undefined)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: consentKey }))
  stop()
})

test('none of it is in the HTML', () => {
  expect(renderToString(page())).not.toContain('banner')
})

test('L2: both answers are buttons that look the same, one press each', async () => {
  await asked()
  const [accept, reject] = [button('Accept all'), button('Reject all')]
  expect(accept.className).toBe(reject.className)
  expect(accept.parentElement).toBe(reject.parentElement)
})

test.each([
  ['Accept all', true],
  ['Reject all', false],
])('L8: "%s" is remembered and the banner closes; the focus moves to the page', async (name, allowed) => {
  await asked()
  button(name).focus()
  fireEvent.click(button(name))
  expect(stored()).toEqual({ functional: allowed, media: allowed })
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement?.tagName).toBe('MAIN')
})

test('L3, L4: one choice per purpose, only the necessary one ticked', async () => {
  await asked()
  await openSettings()
  expect([box('Necessary').checked, box('Necessary').disabled]).toEqual([true, true])
  expect([box('Functional').checked, box('External media').checked]).toEqual([false, false])
  fireEvent.click(box('External media'))
  fireEvent.click(button('Save choice'))
  expect(stored()).toEqual({ functional: false, media: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('L5, L13: Escape and closing are not a choice', async () => {
  await asked()
  await openSettings()
  fireEvent(screen.getByRole('dialog', { name: 'Cookie settings' }), new Event('close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await openSettings()
  fireEvent.click(button('Cancel'))
  expect(localStorage).toHaveLength(0)
  expect(screen.getByRole('region', { name: 'Cookies and external media' })).not.toBeNull()
})

test('L7: the footer opens the settings again, and a choice can be withdrawn', async () => {
  await asked()
  fireEvent.click(button('Accept all'))
  await openSettings('Footer settings')
  expect(box('Functional').checked).toBe(true)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject all' }))
  expect([consent.allows('functional'), consent.allows('media')]).toEqual([false, false])
})

test('L6, L12: privacy and imprint are linked, in the language of the page', async () => {
  const { container } = render(page('de'))
  await screen.findByRole('region')
  expect(button('Alle ablehnen')).not.toBeNull()
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/de/impressum',
    '/de/datenschutz',
  ])
})
