/**
 * A half-written message and the start script that keeps it: the form of either language, until it is sent.
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react'
import { request } from '../../client/http/client'
import { runEarly } from '../../early/testing/run'
import { fill, languages, open, submit, type, type Language } from './testing/form'

jest.mock('../../client/http/client', () => ({ request: jest.fn() }))

// As in the page: the script runs before React.
beforeAll(() => runEarly('kept-form'))

const message = ({ text }: Language) => screen.getByLabelText<HTMLTextAreaElement>(`${text.message}*`).value

test.each(languages)(
  'started in $code, it is carried over to the other language, until it is sent',
  async (language) => {
    jest.mocked(request).mockResolvedValue({ ok: true, reference: 'AB12-CD34', message: '' })
    const other = languages.find(({ code }) => code !== language.code) ?? language
    await open(language)
    type(`${language.text.message}*`, 'Half a sentence')
    await open(other)
    expect(message(other)).toBe('Half a sentence')
    expect(screen.queryByText(other.text.restoredText, { exact: false })).toBeNull()
    fill(other, `${message(other)}, done`)
    submit(other)
    fireEvent.click(await screen.findByRole('button', { name: other.text.sendAnother }))
    expect(message(other)).toBe('')
    await open(language)
    expect(message(language)).toBe('')
  },
)
