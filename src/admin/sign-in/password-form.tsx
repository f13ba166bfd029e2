/** The form where an invited editor chooses a password. */
import { useState, type FormEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../words/language'
import { setPassword, type IdentityToken } from './identity-token'

/** The minimum length of a password, in characters. */
const minLength = 12

const words = {
  en: {
    invite: 'Welcome. Choose a password.',
    recovery: 'Choose a new password.',
    password: `Password (at least ${minLength} characters)`,
    send: 'Save and go on',
    done: 'The password is set. Sign in with your e-mail address.',
    go: 'To the sign-in',
    failed: 'This link has been used or has expired. Ask for a new one.',
    offline: 'The server cannot be reached. Try again.',
  },
  de: {
    invite: 'Willkommen. Wählen Sie ein Passwort.',
    recovery: 'Wählen Sie ein neues Passwort.',
    password: `Passwort (mindestens ${minLength} Zeichen)`,
    send: 'Speichern und weiter',
    done: 'Das Passwort ist gesetzt. Melden Sie sich mit Ihrer E-Mail-Adresse an.',
    go: 'Zur Anmeldung',
    failed: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitten Sie um einen neuen.',
    offline: 'Der Server ist nicht erreichbar. Versuchen Sie es noch einmal.',
  },
}

type Props = { token: IdentityToken }

function PasswordForm({ token }: Props) {
  const text = words[pageLanguage()]
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'failed' | 'offline'>('open')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setState('sending')
    setState(
      await setPassword(token, password).then(
        () => 'done' as const,
        (error: unknown) => (error instanceof TypeError ? 'offline' : 'failed'),
      ),
    )
  }
  if (state === 'done') {
    return (
      <p role="status">
        {text.done} <a href="/admin/">{text.go}</a>
      </p>
    )
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <h1>{text[token.kind]}</h1>
      {(state === 'failed' || state === 'offline') && <p role="alert">{text[state]}</p>}
      <label>
        {text.password}
        <input name="password" type="password" autoComplete="new-password" minLength={minLength} required />
      </label>
      <button type="submit" disabled={state === 'sending'}>
        {text.send}
      </button>
    </form>
  )
}

/** Shows the form in place of the editor. */
export function mountPasswordForm(place: Element, token: IdentityToken): void {
  place.classList.add('mw-password')
  createRoot(place).render(<PasswordForm token={token} />)
}
