/** Helpers for form tests: rendering in a language, typing, sending. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import de from '../../../../locales/de/form.json'
import en from '../../../../locales/en/form.json'
import { makeTranslate, TextsContext } from '../../../i18n/texts'
import { ContactForm } from '../contact-form'
import { outcomes } from '../outcome'

export const languages = [
  { iso: 'en-US', code: 'en', text: en },
  { iso: 'de-DE', code: 'de', text: de },
] as const
export type Language = (typeof languages)[number]

export const company = { phone: '+49 30 23125 000', email: 'hello@example.com' }

export const formIn = ({ iso, text }: Language): ReactElement => (
  <TextsContext.Provider value={{ iso, t: makeTranslate({ form: text }) }}>
    <ContactForm company={company} />
  </TextsContext.Provider>
)

/** Renders, and waits until the lazily loaded engine has taken over. */
export async function open(language: Language): Promise<HTMLFormElement> {
  cleanup()
  outcomes.forget()
  render(formIn(language))
  await act(() => import('../contact-engine').then(() => undefined))
  return screen.getByRole<HTMLFormElement>('form')
}

export const type = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

/** Fills in the required fields. */
export function fill({ text }: Language, message = 'Hello'): void {
  type(`${text.name}*`, 'Lovelace')
  type(`${text.email}*`, 'ada@example.org')
  type(`${text.message}*`, message)
  fireEvent.click(screen.getByLabelText(text.consent))
}

export const submit = ({ text }: Language): boolean =>
  fireEvent.click(screen.getByRole('button', { name: text.send }))
