/**
 * The form in the browser: validation, sending, accurate feedback, drafts. Each in both languages.
 * @jest-environment jsdom
 */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { notices } from '../../client/builds/notices'
import { request } from '../../client/http/client'
import { allChoices, consent } from '../../client/consent/store'
import { keep } from '../../client/storage/keep'
import { registry } from '../../site/storage/registry'
import { draftLife } from './draft'
import { outcomes } from './outcome'
import { fastestHuman, type ContactRequest } from './wire'
import { company, fill, formIn, languages, open, submit, type } from './testing/form'

jest.mock('../../client/http/client', () => ({ request: jest.fn() }))
const requested = jest.mocked(request)

/** Colours are checked in the browser; jsdom draws nothing. */
const violations = async (form: HTMLElement): Promise<unknown> =>
  (await axe.run(form, { rules: { 'color-contrast': { enabled: false } } })).violations

const draftKey = registry.draft.name

const online = (value: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value })
}

beforeEach(() => {
  document.title = 'Contact | Musterwerk'
  requested.mockReset()
  requested.mockResolvedValue({ ok: true, reference: 'AB12-CD34', message: '' })
  localStorage.clear()
  consent.choose(allChoices(true))
  online(true)
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = jest.fn()
})

describe.each(languages)('$code', (language) => {
  const { text } = language

  test('labels, marks, consent wording, autocomplete; no errors before the first submission', async () => {
    const form = await open(language)
    expect(within(form).getByText(text.mandatory)).toBeTruthy()
    const tokens = [...form.elements].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('autocomplete'),
    ])
    expect(tokens).toEqual(
      expect.arrayContaining([
        ['name', 'name'],
        ['surname', 'given-name'],
        ['company', 'organization'],
        ['email', 'email'],
        ['phone', 'tel'],
      ]),
    )
    expect(screen.getByLabelText<HTMLInputElement>(text.phone).type).toBe('tel')
    expect(screen.getByLabelText<HTMLInputElement>(text.consent).checked).toBe(false)
    fireEvent.blur(screen.getByLabelText(`${text.email}*`))
    type(`${text.email}*`, 'nonsense')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await violations(form)).toEqual([])
  })

  test('R65 R66 R67 R80 R81, L58: empty submission: both sentences, a link per field, the same text beside it, focus, title', async () => {
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
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([alert])
    expect(document.title).toBe(text.titleError.replace('{{title}}', 'Contact | Musterwerk'))
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
    expect(document.title).toBe(text.titleSent.replace('{{title}}', 'Contact | Musterwerk'))
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

  test('FRM-13: a clock that is corrected while the page is open does not make the message look odd', async () => {
    await open(language)
    fill(language)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin - 3_600_000)
    const seconds = jest.spyOn(performance, 'now').mockReturnValue(120_000)
    submit(language)
    await screen.findByRole('heading', { name: text.sentHeading })
    clock.mockRestore()
    seconds.mockRestore()
    const { startedAt, sentAt } = requested.mock.calls[0]?.[1]?.body as ContactRequest
    expect(sentAt - startedAt).toBe(120_000)
  })

  test.each([
    ['in the tab', 'sessionStorage', registry.formState.name, { message: 'Kept' }],
    ['on the device', 'localStorage', draftKey, { values: {}, submission: 'x', savedAt: Date.now() }],
  ] as const)('FRM-13: a text kept %s may be sent at once', async (_, storage, entry, kept) => {
    window[storage].setItem(entry, JSON.stringify(kept))
    await open(language)
    window[storage].removeItem(entry)
    fill(language)
    const seconds = jest.spyOn(performance, 'now').mockReturnValue(1000)
    submit(language)
    await screen.findByRole('heading', { name: text.sentHeading })
    seconds.mockRestore()
    const { startedAt, sentAt } = requested.mock.calls[0]?.[1]?.body as ContactRequest
    expect(sentAt - startedAt).toBeGreaterThanOrEqual(fastestHuman)
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
    [
      '422: a field of a newer form',
      { status: 422, data: { reason: 'invalid', fields: { x: 'required' } } },
      'unavailable',
    ],
    ['429', { status: 429, data: { ok: false, reason: 'tooMany' } }, 'tooMany'],
    ['408', { status: 408, data: { ok: false, reason: 'tooSlow' } }, 'tooSlow'],
    ['403', { status: 403, data: { ok: false, reason: 'foreign' } }, 'foreign'],
  ] as const)(
    '%s: reports it, shows other ways, keeps the text; sending again is the same message',
    async (_name, error, key) => {
      requested.mockRejectedValueOnce(error)
      await open(language)
      fill(language, 'Keep me')
      submit(language)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(text[key])
      expect(alert.textContent).not.toContain(text.failed)
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

  test('FRM-29: left while sending: the outcome is a notice, until it is closed or the form is back', async () => {
    let answer: (value: unknown) => void = () => undefined
    requested.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open(language)
    fill(language)
    submit(language)
    await screen.findByText(text.sending)
    cleanup()
    await act(async () => answer({ ok: true, reference: 'AB12-CD34' }))
    const notice = notices.current()
    expect(notice).toMatchObject({
      text: text.sentNotice.replace('{{reference}}', 'AB12-CD34'),
      lang: language.iso,
    })
    // Another page is shown.
    notices.show(undefined)
    expect(notices.current()).toBe(notice)
    render(formIn(language))
    expect(screen.getByRole('heading', { name: text.sentHeading })).toBeTruthy()
    expect(notices.current()).toBeUndefined()
    // Too soon to have been read.
    cleanup()
    expect(notices.current()).toBe(notice)
    outcomes.forget()
    notices.show(undefined)
    expect(notices.current()).toBeUndefined()
  })

  test('limits are written as in the page’s language', async () => {
    await open(language)
    fill(language, 'x'.repeat(4001))
    submit(language)
    const alert = await screen.findByRole('alert')
    const max = language.code === 'de' ? '4.000' : '4,000'
    expect(within(alert).getByRole('link').textContent).toBe(text.messageTooLong.replace('{{max}}', max))
  })

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

  test('FRM-26: offline: nothing is sent; the text is kept on the device only on request, and is restored', async () => {
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

  test('L1, L7: without consent a text is kept only in the page, until functional storage is allowed', async () => {
    keep.follow()
    consent.choose(allChoices(false))
    online(false)
    await open(language)
    fill(language, 'On the train')
    submit(language)
    fireEvent.click(await screen.findByLabelText(text.keepText))
    expect(localStorage.getItem(draftKey)).toBeNull()
    expect(screen.getByText(text.keepTextHere, { exact: false })).toBeTruthy()
    await open(language)
    expect(screen.getByLabelText<HTMLTextAreaElement>(`${text.message}*`).value).toBe('On the train')
    const allow = screen.getByRole('button', { name: text.keepTextAllow })
    allow.focus()
    fireEvent.click(allow)
    expect(document.activeElement?.textContent).toBe(text.keptText)
    expect(localStorage.getItem(draftKey)).toContain('On the train')
    act(() => consent.choose(allChoices(false)))
    expect(localStorage.getItem(draftKey)).toBeNull()
    await open(language)
    fireEvent.click(screen.getByRole('button', { name: text.discard }))
    await open(language)
    expect(screen.getByLabelText<HTMLTextAreaElement>(`${text.message}*`).value).toBe('')
  })

  test('a kept text can be discarded', async () => {
    const values = { name: 'A', surname: '', company: '', email: '', message: 'old' }
    localStorage.setItem(draftKey, JSON.stringify({ values, submission: 'x', savedAt: Date.now() }))
    await open(language)
    const discard = screen.getByRole('button', { name: text.discard })
    discard.focus()
    fireEvent.click(discard)
    expect(localStorage.getItem(draftKey)).toBeNull()
    expect(screen.getByLabelText<HTMLTextAreaElement>(`${text.message}*`).value).toBe('')
    // The pressed button is gone.
    expect(document.activeElement).toBe(screen.getByLabelText(`${text.name}*`))
  })

  test('another message is begun in the first field, as the pressed button is gone', async () => {
    await open(language)
    fill(language)
    submit(language)
    const another = await screen.findByRole('button', { name: text.sendAnother })
    another.focus()
    fireEvent.click(another)
    expect(document.activeElement).toBe(screen.getByLabelText(`${text.name}*`))
  })

  test('each text has its own direction: right to left, its full stop is on the left', async () => {
    await open(language)
    const fields = screen.getAllByRole('textbox').map((field) => field.getAttribute('dir'))
    expect(fields).toEqual(Array(6).fill('auto'))
  })
})

test('a kept text is deleted after 30 days', async () => {
  const draft = { values: { message: 'old' }, submission: 'x', savedAt: Date.now() - draftLife - 1 }
  localStorage.setItem(draftKey, JSON.stringify(draft))
  await open(languages[0])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message*').value).toBe('')
  expect(localStorage.getItem(draftKey)).toBeNull()
})
