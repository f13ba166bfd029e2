/**
 * The form before scripts: plain HTML that works, and loses nothing on hydration.
 * @jest-environment jsdom
 */
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { request } from '../../client/http/client'
import { fill, formIn, languages, submit, type Language } from './testing/form'

jest.mock('../../client/http/client', () => ({ request: jest.fn() }))
const requested = jest.mocked(request)

beforeEach(() => {
  requested.mockReset()
  requested.mockResolvedValue({ ok: true, reference: 'AB12-CD34', message: '' })
})

describe('before scripts', () => {
  const [english, german] = languages
  let root: Root | undefined
  afterEach(() => act(() => root?.unmount()))

  /** The server's HTML. React's server renderer needs Node's globals, so it runs in the test's own realm. */
  function serverHtml(language: Language): string {
    const { TextEncoder: Encoder } = jest.requireActual<typeof import('node:util')>('node:util')
    globalThis.TextEncoder ??= Encoder as typeof TextEncoder
    const { MessageChannel: Channel } =
      jest.requireActual<typeof import('node:worker_threads')>('node:worker_threads')
    globalThis.MessageChannel ??= Channel as unknown as typeof MessageChannel
    const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server')
    return renderToString(formIn(language))
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
      'phone',
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
      root = hydrateRoot(page, formIn(english))
      await import('./contact-engine')
    })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message*').value).toBe('Typed early')
    submit(english)
    await screen.findByRole('heading', { name: english.text.sentHeading })
    expect(requested.mock.calls[0]?.[1]?.body).toMatchObject({ message: 'Typed early', consent: true })
  })
})
