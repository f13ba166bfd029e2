/** The configuration of the contact function, read from environment variables and validated on start. */
import { array, number, object, string, ValidationError, type InferType } from 'yup'
import { isEmailAddress } from '../forms/contact/email-address'
import type { AddressSource } from './request/client-address'

export type SmtpSettings = {
  host: string
  port: number
  /** `starttls`: required upgrade to TLS. `implicit`: TLS from the start. `none`: plain text. */
  tls: 'starttls' | 'implicit' | 'none'
  login?: { user: string; password: string }
}

/** Where messages are stored until and after delivery. */
export type OutboxPlace =
  | { kind: 'directory'; folder: string }
  | { kind: 'libsql'; url: string; token?: string | undefined }
  | { kind: 'netlify-blobs' }

export type ContactConfig = {
  /** Where messages are sent: a mail server, or .eml files if none is configured. */
  delivery: { kind: 'smtp'; smtp: SmtpSettings } | { kind: 'files'; folder: string }
  /** Sender and recipients of every mail; never taken from user input. */
  from: string
  to: readonly string[]
  outbox: OutboxPlace
  /** What to do with a message that the mail server did not confirm: hold it for review, or send it again. */
  whenUnconfirmed: 'hold' | 'resend'
  /** Additional origins that may submit the form. */
  origins: readonly string[]
  /** Whether the site is served over https: by its address, or because the host supports nothing else. */
  https: boolean
  addresses: AddressSource
}

export type ConfigResult =
  { config: ContactConfig } | { netlifyForms: true } | { problems: readonly string[] }

/** The values of CONTACT_BACKEND. */
export const backends = ['smtp', 'files', 'netlify-forms'] as const

type Env = Readonly<Record<string, string | undefined>>

/** The default folder for messages and .eml files; ignored by git. */
const defaultFolder = '.outbox'
const defaultAddress = 'contact@localhost.localdomain'

/** A variable set to an empty string counts as not set. */
const text = string().transform((value: string) => value.trim() || undefined)

const choice = <T extends string>(...choices: readonly T[]) =>
  text.oneOf(choices, '${path} is "${value}", but must be one of: ${values}.')

function wholeNumber(least: number, most: number) {
  const message = `\${path} is "\${originalValue}", but must be a whole number from ${least} to ${most}.`
  return number()
    .transform((_, original: string) => (original.trim() ? Number(original) : undefined))
    .typeError(message)
    .integer(message)
    .min(least, message)
    .max(most, message)
}

/** Comma-separated values; `fault` completes the sentence `NAME holds "value", which …`. */
function list(name: string, isValid: (value: string) => boolean, fault: string) {
  const message = ({ value }: { value: string }): string => `${name} holds "${value}", which ${fault}`
  return array()
    .transform((_, original: string) => original.split(',').flatMap((part) => part.trim() || []))
    .of(string().defined().test({ test: isValid, message }))
    .default([])
}

const mailAddresses = (name: string) =>
  list(name, isEmailAddress, 'is not a plain e-mail address such as office@example.com.')

type Login = { CONTACT_SMTP_USER?: string | undefined; CONTACT_SMTP_PASSWORD?: string | undefined }

/** Login settings must be complete or absent. */
const loginNeeds = (wanted: keyof Login, set: keyof Login) => ({
  name: wanted,
  message: `${wanted} is missing, but ${set} is set.`,
  test: (values: Login): boolean => !values[set] || Boolean(values[wanted]),
})

/**
 * Ports whose meaning is fixed: with the other kind of TLS, both sides wait for each other until the attempt times out.
 */
const tlsOfPort = { 465: 'implicit', 587: 'starttls' } as const

type Connection = { CONTACT_SMTP_PORT?: number | undefined; CONTACT_SMTP_TLS: SmtpSettings['tls'] }

const portFitsTls = (port: keyof typeof tlsOfPort) => ({
  name: `port ${port}`,
  message: `CONTACT_SMTP_PORT is ${port}, which needs CONTACT_SMTP_TLS=${tlsOfPort[port]}.`,
  test: ({ CONTACT_SMTP_PORT, CONTACT_SMTP_TLS: tls }: Connection): boolean =>
    CONTACT_SMTP_PORT !== port || tls === 'none' || tls === tlsOfPort[port],
})

/** Every variable with its validation; `backend` is the default backend. */
function variables(backend: 'smtp' | 'files', netlify: boolean) {
  return object({
    CONTACT_BACKEND: choice(...backends)
      .default(backend)
      .test({
        test: (value) => !(netlify && value === 'files'),
        message:
          '${path} is "files", but a function on Netlify has no lasting files: use smtp or netlify-forms.',
      }),
    CONTACT_SMTP_HOST: text
      .default('')
      // A name or an IPv6 address. An address with a scheme may contain the password, so it is not repeated.
      .matches(/^(?:[^\s:/@]+|[\da-f]*:[\da-f:.]*:[\da-f.]*)$/i, {
        message:
          '${path} must be the name of the mail server alone, such as mail.example.com: without smtp://, and with the port in CONTACT_SMTP_PORT.',
        excludeEmptyString: true,
      })
      .when('CONTACT_BACKEND', {
        is: 'smtp',
        then: (host) =>
          host.required('${path} is missing: the name of the mail server that delivers contact messages.'),
      }),
    CONTACT_SMTP_TLS: choice('starttls', 'implicit', 'none').default('starttls'),
    CONTACT_SMTP_PORT: wholeNumber(1, 65535),
    CONTACT_SMTP_USER: text,
    CONTACT_SMTP_PASSWORD: text,
    CONTACT_TO: mailAddresses('CONTACT_TO').when('CONTACT_BACKEND', {
      is: 'smtp',
      then: (to) =>
        to.min(1, '${path} is missing: the address that receives contact messages (several with commas).'),
    }),
    CONTACT_FROM: mailAddresses('CONTACT_FROM')
      .max(1, '${path} holds several addresses, but mail has one sender.')
      .when('CONTACT_BACKEND', {
        is: 'smtp',
        then: (from) =>
          from.min(
            1,
            '${path} is missing: the address that contact messages are sent from; the mail server must accept it.',
          ),
      }),
    CONTACT_OUTBOX: text
      .default(netlify ? 'netlify-blobs' : 'directory')
      .matches(
        /^(directory|netlify-blobs|(libsql|https?):\/\/[^/\s].*)$/,
        '${path} is "${value}", but must be directory, netlify-blobs, or the address of a libSQL server such as libsql://outbox.example.com.',
      ),
    CONTACT_OUTBOX_TOKEN: text,
    CONTACT_OUTBOX_DIR: text.default(defaultFolder),
    CONTACT_WHEN_UNCONFIRMED: choice('hold', 'resend').default('hold'),
    CONTACT_ORIGINS: list(
      'CONTACT_ORIGINS',
      (origin) => /^https?:\/\/[^/\s]+$/.test(origin),
      'is not an origin such as https://www.example.com (no slash at the end).',
    ),
    CONTACT_TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    SITE_URL: text.default(''),
  })
    .test(loginNeeds('CONTACT_SMTP_PASSWORD', 'CONTACT_SMTP_USER'))
    .test(loginNeeds('CONTACT_SMTP_USER', 'CONTACT_SMTP_PASSWORD'))
    .test(portFitsTls(465))
    .test(portFitsTls(587))
}

type Variables = InferType<ReturnType<typeof variables>>

/** Returns whether the code runs as a function on Netlify (or in its build). */
export function isOnNetlify(env: Env): boolean {
  return Boolean(env['NETLIFY'] || env['AWS_LAMBDA_FUNCTION_NAME'])
}

function addressSource({ CONTACT_TRUSTED_PROXIES: proxies }: Variables, netlify: boolean): AddressSource {
  if (netlify) return { kind: 'netlify' }
  return proxies > 0 ? { kind: 'forwarded', proxies } : { kind: 'socket' }
}

function smtpOf(values: Variables): SmtpSettings {
  const { CONTACT_SMTP_TLS: tls, CONTACT_SMTP_USER: user, CONTACT_SMTP_PASSWORD: password } = values
  return {
    host: values.CONTACT_SMTP_HOST,
    port: values.CONTACT_SMTP_PORT ?? (tls === 'implicit' ? 465 : 587),
    tls,
    ...(user && password ? { login: { user, password } } : {}),
  }
}

function outboxPlace({ CONTACT_OUTBOX: place, ...values }: Variables): OutboxPlace {
  if (place === 'netlify-blobs') return { kind: place }
  if (place === 'directory') return { kind: place, folder: values.CONTACT_OUTBOX_DIR }
  return { kind: 'libsql', url: place, token: values.CONTACT_OUTBOX_TOKEN }
}

function configOf(values: Variables, netlify: boolean): ContactConfig {
  const { CONTACT_OUTBOX_DIR: folder, CONTACT_TO: to, CONTACT_FROM: from } = values
  return {
    delivery:
      values.CONTACT_BACKEND === 'smtp'
        ? { kind: 'smtp', smtp: smtpOf(values) }
        : { kind: 'files', folder: `${folder}/mail` },
    from: from[0] ?? defaultAddress,
    to: to.length > 0 ? to : [defaultAddress],
    outbox: outboxPlace(values),
    whenUnconfirmed: values.CONTACT_WHEN_UNCONFIRMED,
    origins: values.CONTACT_ORIGINS,
    https: netlify || values.SITE_URL.startsWith('https:'),
    addresses: addressSource(values, netlify),
  }
}

/**
 * Reads the configuration and reports everything wrong with it. Without a mail server, a development machine writes
 * .eml files; a published site must be configured explicitly, because those files would go unread.
 */
export function readConfig(env: Env): ConfigResult {
  const set = (name: string): string | undefined => env[name]?.trim()
  // Nothing else is needed, and leftover mail settings do no harm.
  if (set('CONTACT_BACKEND') === 'netlify-forms') return { netlifyForms: true }
  const netlify = isOnNetlify(env)
  const published = netlify || env['NODE_ENV'] === 'production'
  const schema = variables(published || set('CONTACT_SMTP_HOST') ? 'smtp' : 'files', netlify)
  try {
    return { config: configOf(schema.validateSync(env, { abortEarly: false }), netlify) }
  } catch (error) {
    if (error instanceof ValidationError) return { problems: error.errors }
    throw error
  }
}

/** The startup error for an invalid configuration. */
export function configMessage(problems: readonly string[]): string {
  return [
    'The contact form cannot start:',
    ...problems.map((line) => `  - ${line}`),
    'Set the variables where the site runs or, on Netlify, CONTACT_BACKEND=netlify-forms to do without a mail server. See docs/contact.md.',
  ].join('\n')
}
