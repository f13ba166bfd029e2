/**
 * The form as Netlify Forms expects it: found in the built HTML, sent percent-encoded, with the same reference on both
 * sides.
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../../locales/en/form.json'
import { makeTranslate, TextsContext } from '../../i18n/texts'

const request = jest.fn()
jest.mock('../../client/http/client', () => ({ request: (...args: unknown[]): unknown => request(...args) }))

test('CONTACT_BACKEND=netlify-forms', async () => {
  process.env['CONTACT_BACKEND'] = 'netlify-forms'
  const { ContactForm } = await import('./contact-form')
  delete process.env['CONTACT_BACKEND']
  request.mockResolvedValue('<html>')
  render(
    <TextsContext.Provider value={{ iso: 'en-US', t: makeTranslate({ form: en }) }}>
      <ContactForm company={{ phone: '1', email: 'hello@example.com' }} />
    </TextsContext.Provider>,
  )
  await act(() => import('./contact-engine').then(() => undefined))
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(form.getAttribute('action')).toBe('/contact/sent')
  expect(form.getAttribute('data-netlify')).toBe('true')
  expect(form.getAttribute('netlify-honeypot')).toBe('topic')
  expect(form.getAttribute('name')).toBe('contact')
  expect(new FormData(form).get('form-name')).toBe('contact')

  fireEvent.input(screen.getByLabelText('Name*'), { target: { value: 'Lovelace' } })
  fireEvent.input(screen.getByLabelText('E-Mail address*'), { target: { value: 'ada@example.org' } })
  fireEvent.input(screen.getByLabelText('Message*'), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByLabelText(en.consent))
  fireEvent.click(screen.getByRole('button', { name: en.send }))
  await screen.findByRole('heading', { name: en.sentHeading })
  const [address, { method, body }] = request.mock.calls[0] as [
    string,
    { method: string; body: URLSearchParams },
  ]
  expect([address, method, body.get('form-name'), body.get('message')]).toEqual([
    '/',
    'POST',
    'contact',
    'Hello',
  ])
  expect(document.body.textContent).toContain(body.get('reference'))
})
