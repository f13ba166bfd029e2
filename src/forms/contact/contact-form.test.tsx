/**
 * The form in the browser: plain HTML first, then checks, sending, truthful answers, drafts. Each in both languages.
 * @jest-environment jsdom
 */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import de from '../../../locales/de/form.json'
import en from '../../../locales/en/form.json'
import { request } from '../../client/http/client'
import { makeTranslate, TextsContext } from '../../i18n/texts'
import { ContactForm } from './contact-form'
import { draftKey, draftLife } from './draft'

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  withPrefix: (path: string) => path,
}))
jest.mock('../../client/http/client', () => ({ request: jest.fn() }))
const requested = jest.mocked(request)

const languages = [
  { iso: 'en-US', code: 'en', text: en },
  { iso: 'de-DE', code: 'de', text: de },
] as const
type Language = (typeof languages)[number]

const company = { phone: '+49 30 23125 000', email: 'hello@example.com' }
const element = ({ iso, text }: Language) => (
  <TextsContext.Provider value={{ iso, t: makeTranslate({ form: text }) }}>
    <ContactForm company={company} />
  </TextsContext.Provider>
)

/** Renders, and waits until the lazily loaded part has taken over. */
async function open(language: Language): Promise<HTMLFormElement> {
  cleanup()
  render(element(language))
  await act(() => import('./contact-engine').then(() => undefined))
  return screen.getByRole<HTMLFormElement>('form')
}

const type = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

function fill({ text }: Language, message = 'Hello'): void {
  type(`${text.name}*`, 'Lovelace')
  type(`${text.email}*`, 'ada@example.org')
  type(`${text.message}*`, message)
  fireEvent.click(screen.getByLabelText(text.consent))
}

/** Colours are checked in the browser; jsdom draws nothing. */
const violations = async (form: HTMLElement): Promise<unknown> =>
  (await axe.run(form, { rules: { 'color-contrast': { enabled: false } } })).violations

const submit = ({ text }: Language): boolean =>
  fireEvent.click(screen.getByRole('button', { name: text.send }))
const online = (value: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value })
}

beforeEach(() => {
  document.title = 'Contact – Musterwerk'
  requested.mockReset()
  requested.mockResolvedValue({ ok: true, reference: 'AB12-CD34', message: '' })
  localStorage.clear()
  online(true)
})

describe.each(languages)('$code', (language) => {
  const { text } = language

  test('labels, marks, consent wording, autocomplete; nothing complains before the first submission', async () => {
    const form = await open(language)
    expect(within(form).getByText(text.mandatory)).toBeTruthy()
    const tokens = [...form.elements].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('autocomplete'),
    ])
    expect(tokens).toEqual(
      expect.arrayContaining([
        ['name', 'family-name'],
        ['surname', 'given-name'],
        ['company', 'organization'],
        ['email', 'email'],
      ]),
    )
    expect(screen.getByLabelText<HTMLInputElement>(text.consent).checked).toBe(false)
    fireEvent.blur(screen.getByLabelText(`${text.email}*`))
    type(`${text.email}*`, 'nonsense')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await violations(form)).toEqual([])
  })

  test('R65 R66 R67 R80 R81: empty submission: both sentences, a link per field, the same words beside it, focus, title', async () => {
    const form = await open(language)
    submit(language)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(`${text.mandatory} ${text.failed}`)
    const wanted = [text.nameRequired, text.emailRequired, text.messageRequired, text.consentRequired]
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(wanted)
    for (const words of wanted) expect(screen.getAllByText(words)).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(alert))
    expect(document.title).toBe(text.titleError.replace('{{title}}', 'Contact – Musterwerk'))
    fireEvent.click(within(alert).getByRole('link', { name: text.messageRequired }))
    expect(document.activeElement?.getAttribute('name')).toBe('message')
    expect(requested).not.toHaveBeenCalled()
    expect(await violations(form)).toEqual([])
  })

  test('R118: sends JSON once, never retried, and names the reference', async () => {
    await open(language)
    fill(language)
    submit(language)
    const heading = await screen.findByRole('heading', { name: text.sentHeading })
    expect(screen.getByText(text.sentReference.replace('{{reference}}', 'AB12-CD34'))).toBeTruthy()
    expect(document.activeElement).toBe(heading)
    expect(document.title).toBe(text.titleSent.replace('{{title}}', 'Contact – Musterwerk'))
    expect(requested).toHaveBeenCalledTimes(1)
    const [address, options] = requested.mock.calls[0] ?? []
    expect([address, options?.method, options?.retry]).toEqual(['/api/contact', 'POST', undefined])
    expect(options?.body).toMatchObject({
      name: 'Lovelace',
      email: 'ada@example.org',
      consent: true,
      language: language.code,
      topic: '',
    })
  })

  test('FRM-27: double click and Enter held down: one message', async () => {
    let answer: (value: unknown) => void = () => undefined
    requested.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const form = await open(language)
    fill(language)
    submit(language)
    submit(language)
    for (let count = 0; count < 10; count += 1) fireEvent.submit(form)
    await screen.findByText(text.sending)
    submit(language)
    await act(async () => answer({ ok: true, reference: 'AB12-CD34' }))
    await screen.findByRole('heading', { name: text.sentHeading })
    expect(requested).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['no answer', new TypeError('failed'), 'noAnswer'],
    ['503', { status: 503, data: { ok: false, reason: 'unavailable' } }, 'unavailable'],
    ['a gateway’s page', { status: 502, data: '<html>' }, 'unavailable'],
    ['404: no function', { status: 404, data: undefined }, 'unavailable'],
    ['429', { status: 429, data: { ok: false, reason: 'tooMany' } }, 'tooMany'],
  ] as const)(
    '%s: says so, shows other ways, keeps the text; sending again is the same message',
    async (_name, error, key) => {
      requested.mockRejectedValueOnce(error)
      await open(language)
      fill(language, 'Keep me')
      submit(language)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(text[key])
      expect(alert.textContent).toContain(company.phone)
      expect(alert.textContent).toContain(company.email)
      expect(screen.getByLabelText<HTMLTextAreaElement>(`${text.message}*`).value).toBe('Keep me')
      submit(language)
      await screen.findByRole('heading', { name: text.sentHeading })
      const ids = requested.mock.calls.map(
        ([, options]) => (options?.body as { submission: string }).submission,
      )
      expect(new Set(ids).size).toBe(1)
    },
  )

  test('another text after a failure is another message', async () => {
    requested.mockRejectedValueOnce(new TypeError('failed'))
    await open(language)
    fill(language, 'First')
    submit(language)
    await screen.findByRole('alert')
    type(`${text.message}*`, 'Second')
    submit(language)
    await screen.findByRole('heading', { name: text.sentHeading })
    const ids = requested.mock.calls.map(
      ([, options]) => (options?.body as { submission: string }).submission,
    )
    expect(new Set(ids).size).toBe(2)
  })

  test('FRM-26: offline: nothing is sent; the text is kept on the device only on demand, and comes back', async () => {
    online(false)
    await open(language)
    fill(language, 'On the train')
    submit(language)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text.offline)
    expect(requested).not.toHaveBeenCalled()
    expect(localStorage.getItem(draftKey)).toBeNull()
    fireEvent.click(screen.getByLabelText(text.keepText))
    expect(localStorage.getItem(draftKey)).toContain('On the train')
    type(`${text.message}*`, 'On the train, still')
    expect(localStorage.getItem(draftKey)).toContain('still')
    act(() => {
      online(true)
      window.dispatchEvent(new Event('online'))
    })
    expect(screen.getByRole('alert').textContent).toContain(text.online)
    await open(language)
    expect(screen.getByText(text.restoredText, { exact: false })).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(`${text.message}*`).value).toBe('On the train, still')
    fireEvent.click(screen.getByLabelText(text.consent))
    submit(language)
    await screen.findByRole('heading', { name: text.sentHeading })
    expect(localStorage.getItem(draftKey)).toBeNull()
  })

  test('a kept text can be discarded', async () => {
    const values = { name: 'A', surname: '', company: '', email: '', message: 'old' }
    localStorage.setItem(draftKey, JSON.stringify({ values, submission: 'x', savedAt: Date.now() }))
    await open(language)
    fireEvent.click(screen.getByRole('button', { name: text.discard }))
    expect(localStorage.getItem(draftKey)).toBeNull()
    expect(screen.getByLabelText<HTMLTextAreaElement>(`${text.message}*`).value).toBe('')
  })
})

test('a kept text that nobody came back to for 30 days is forgotten', async () => {
  const draft = { values: { message: 'old' }, submission: 'x', savedAt: Date.now() - draftLife - 1 }
  localStorage.setItem(draftKey, JSON.stringify(draft))
  await open(languages[0])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message*').value).toBe('')
  expect(localStorage.getItem(draftKey)).toBeNull()
})

describe('before scripts', () => {
  const [english, german] = languages
  let root: Root | undefined
  afterEach(() => act(() => root?.unmount()))

  /** The server's HTML. React's server renderer wants the globals of Node, so it runs in the test's own realm. */
  function serverHtml(language: Language): string {
    const { TextEncoder: Encoder } = jest.requireActual<typeof import('node:util')>('node:util')
    globalThis.TextEncoder ??= Encoder as typeof TextEncoder
    const { MessageChannel: Channel } =
      jest.requireActual<typeof import('node:worker_threads')>('node:worker_threads')
    globalThis.MessageChannel ??= Channel as unknown as typeof MessageChannel
    const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server')
    return renderToString(element(language))
  }

  test('FRM-26: the HTML is a working form by itself', () => {
    document.body.innerHTML = serverHtml(german)
    const form = screen.getByRole<HTMLFormElement>('form')
    expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual([
      'post',
      '/api/contact',
      true,
    ])
    const names = [...new FormData(form).keys()]
    expect(names.sort()).toEqual([
      'company',
      'email',
      'language',
      'message',
      'name',
      'sentAt',
      'startedAt',
      'submission',
      'surname',
      'topic',
    ])
    expect(new FormData(form).get('language')).toBe('de')
  })

  test('what was typed before hydration stays, and is sent', async () => {
    document.body.innerHTML = `<div id="page">${serverHtml(english)}</div>`
    const page = document.getElementById('page') as HTMLElement
    fill(english, 'Typed early')
    await act(async () => {
      root = hydrateRoot(page, element(english))
      await import('./contact-engine')
    })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message*').value).toBe('Typed early')
    submit(english)
    await screen.findByRole('heading', { name: en.sentHeading })
    expect(requested.mock.calls[0]?.[1]?.body).toMatchObject({ message: 'Typed early', consent: true })
  })
})
