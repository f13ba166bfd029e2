/** The configuration of the contact function, read from environment variables and checked before anything starts. */
import { isEmailAddress } from '../forms/contact/email-address'
import type { AddressSource } from './request/client-address'

export type SmtpSettings = {
  host: string
  port: number
  /** `starttls`: encrypted after the greeting, or not at all. `implicit`: encrypted from the start. `none`: plain text. */
  tls: 'starttls' | 'implicit' | 'none'
  login?: { user: string; password: string }
}

export type ContactConfig = {
  /** Where messages go: a mail server, or .eml files where none is set up. */
  delivery: { kind: 'smtp'; smtp: SmtpSettings } | { kind: 'files'; folder: string }
  /** Sender and recipients of every mail: from here only, never from a visitor's input. */
  from: string
  to: readonly string[]
  outbox: { kind: 'directory'; folder: string } | { kind: 'netlify-blobs' }
  /** What to do with a message whose arrival the mail server did not confirm: leave it to a person, or send it again. */
  whenUnconfirmed: 'hold' | 'resend'
  /** Further origins that the form may be sent from. */
  origins: readonly string[]
  addresses: AddressSource
}

export type ConfigResult =
  { config: ContactConfig } | { netlifyForms: true } | { problems: readonly string[] }

type Env = Readonly<Record<string, string | undefined>>

/** Where messages and .eml files go when nothing else is said; ignored by git. */
const defaultFolder = '.outbox'
const defaultAddress = 'contact@localhost.localdomain'

const backends = ['smtp', 'files', 'netlify-forms'] as const
const tlsModes = ['starttls', 'implicit', 'none'] as const
const unconfirmedModes = ['hold', 'resend'] as const

/** Collects all problems, so that one start names them all. */
function reader(env: Env) {
  const problems: string[] = []
  const text = (name: string): string => env[name]?.trim() ?? ''
  return {
    problems,
    text,
    required(name: string, why: string): string {
      if (!text(name)) problems.push(`${name} is missing: ${why}`)
      return text(name)
    },
    choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = text(name)
      const found = choices.find((choice) => choice === value)
      if (value && !found) problems.push(`${name} is "${value}", but must be one of: ${choices.join(', ')}.`)
      return found ?? fallback
    },
    number(name: string, fallback: number, min: number, max: number): number {
      const value = text(name)
      if (!value) return fallback
      const found = /^\d+$/.test(value) ? Number(value) : Number.NaN
      if (found >= min && found <= max) return found
      problems.push(`${name} is "${value}", but must be a whole number from ${min} to ${max}.`)
      return fallback
    },
    addresses(name: string): string[] {
      const list = text(name)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
      for (const address of list) {
        if (!isEmailAddress(address))
          problems.push(
            `${name} holds "${address}", which is not a plain e-mail address such as office@example.com.`,
          )
      }
      return list
    },
  }
}

type Reader = ReturnType<typeof reader>

function readSmtp(read: Reader): SmtpSettings {
  const host = read.required(
    'CONTACT_SMTP_HOST',
    'the name of the mail server that delivers contact messages.',
  )
  const tls = read.choice('CONTACT_SMTP_TLS', tlsModes, 'starttls')
  const port = read.number('CONTACT_SMTP_PORT', tls === 'implicit' ? 465 : 587, 1, 65535)
  const user = read.text('CONTACT_SMTP_USER')
  const password = read.text('CONTACT_SMTP_PASSWORD')
  if (user && !password) read.problems.push('CONTACT_SMTP_PASSWORD is missing, but CONTACT_SMTP_USER is set.')
  if (password && !user) read.problems.push('CONTACT_SMTP_USER is missing, but CONTACT_SMTP_PASSWORD is set.')
  return { host, port, tls, ...(user && password ? { login: { user, password } } : {}) }
}

function readAddressSource(read: Reader, netlify: boolean): AddressSource {
  if (netlify) return { kind: 'netlify' }
  const proxies = read.number('CONTACT_TRUSTED_PROXIES', 0, 0, 10)
  return proxies > 0 ? { kind: 'forwarded', proxies } : { kind: 'socket' }
}

function readOrigins(read: Reader): string[] {
  const origins = read
    .text('CONTACT_ORIGINS')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const origin of origins) {
    if (!/^https?:\/\/[^/\s]+$/.test(origin)) {
      read.problems.push(
        `CONTACT_ORIGINS holds "${origin}", which is not an origin such as https://www.example.com (no slash at the end).`,
      )
    }
  }
  return origins
}

/** Tells whether the code runs as a function on Netlify (or in its build). */
export function isOnNetlify(env: Env): boolean {
  return Boolean(env['NETLIFY'] || env['AWS_LAMBDA_FUNCTION_NAME'])
}

/**
 * Reads the configuration. Without a mail server a development machine gets .eml files; a published site has to say what
 * it wants, because messages in files would be read by nobody.
 */
export function readConfig(env: Env): ConfigResult {
  const read = reader(env)
  const netlify = isOnNetlify(env)
  const published = netlify || env['NODE_ENV'] === 'production'
  const wanted = published || read.text('CONTACT_SMTP_HOST') ? 'smtp' : 'files'
  const backend = read.choice('CONTACT_BACKEND', backends, wanted)
  if (backend === 'netlify-forms') return read.problems.length > 0 ? read : { netlifyForms: true }

  const folder = read.text('CONTACT_OUTBOX_DIR') || defaultFolder
  const outbox = read.choice(
    'CONTACT_OUTBOX',
    ['directory', 'netlify-blobs'],
    netlify ? 'netlify-blobs' : 'directory',
  )
  const smtp = backend === 'smtp' ? readSmtp(read) : undefined
  if (backend === 'files' && netlify) {
    read.problems.push(
      'CONTACT_BACKEND is "files", but a function on Netlify has no lasting files: use smtp or netlify-forms.',
    )
  }
  if (smtp) {
    read.required('CONTACT_TO', 'the address that receives contact messages (several with commas).')
    read.required(
      'CONTACT_FROM',
      'the address that contact messages are sent from; the mail server must accept it.',
    )
  }
  const to = read.addresses('CONTACT_TO')
  const [from = defaultAddress, ...moreSenders] = read.addresses('CONTACT_FROM')
  if (moreSenders.length > 0)
    read.problems.push('CONTACT_FROM holds several addresses, but mail has one sender.')

  const config: ContactConfig = {
    delivery: smtp ? { kind: 'smtp', smtp } : { kind: 'files', folder: `${folder}/mail` },
    from,
    to: to.length > 0 ? to : [defaultAddress],
    outbox: outbox === 'directory' ? { kind: 'directory', folder } : { kind: 'netlify-blobs' },
    whenUnconfirmed: read.choice('CONTACT_WHEN_UNCONFIRMED', unconfirmedModes, 'hold'),
    origins: readOrigins(read),
    addresses: readAddressSource(read, netlify),
  }
  return read.problems.length > 0 ? { problems: read.problems } : { config }
}

/** The message that a start with a wrong configuration ends with. */
export function configMessage(problems: readonly string[]): string {
  return [
    'The contact form cannot start:',
    ...problems.map((line) => `  - ${line}`),
    'Set the variables where the site runs, or CONTACT_BACKEND=netlify-forms to do without a mail server. See docs/contact.md.',
  ].join('\n')
}
