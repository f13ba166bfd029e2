/** The configuration: what each environment needs, and the error messages. */
import { configMessage, readConfig } from './config'

const smtp = {
  CONTACT_SMTP_HOST: 'mail.example.com',
  CONTACT_TO: 'office@example.com',
  CONTACT_FROM: 'website@example.com',
}
const problemsOf = (env: Record<string, string>): readonly string[] => {
  const result = readConfig(env)
  return 'problems' in result ? result.problems : []
}

test('nothing set, on a development machine: files', () => {
  expect(readConfig({})).toMatchObject({
    config: {
      delivery: { kind: 'files', folder: '.outbox/mail' },
      outbox: { kind: 'directory', folder: '.outbox' },
    },
  })
})
test('a mail server: STARTTLS on port 587 by default', () => {
  expect(readConfig(smtp)).toMatchObject({
    config: { delivery: { kind: 'smtp', smtp: { host: 'mail.example.com', port: 587, tls: 'starttls' } } },
  })
  expect(readConfig({ ...smtp, CONTACT_SMTP_TLS: 'implicit' })).toMatchObject({
    config: { delivery: { smtp: { port: 465 } } },
  })
})
test.each(['mail', '192.0.2.1', '::1', '2001:db8::25', '::ffff:192.0.2.1'])('a mail server at %s', (host) => {
  expect(
    readConfig({ ...smtp, CONTACT_SMTP_HOST: host, CONTACT_SMTP_PORT: '465', CONTACT_SMTP_TLS: 'implicit' }),
  ).toMatchObject({
    config: { delivery: { smtp: { host, port: 465 } } },
  })
})
test('on Netlify: Blobs, and the address that Netlify sets', () => {
  const result = readConfig({ ...smtp, AWS_LAMBDA_FUNCTION_NAME: 'x', CONTACT_TRUSTED_PROXIES: '3' })
  expect(result).toMatchObject({
    config: { outbox: { kind: 'netlify-blobs' }, addresses: { kind: 'netlify' } },
  })
})
test('https is assumed on Netlify, and if the published address has it', () => {
  const https = (env: Record<string, string>): unknown => readConfig({ ...smtp, ...env })
  expect(https({ NETLIFY: 'true' })).toMatchObject({ config: { https: true } })
  expect(https({ SITE_URL: 'https://www.example.com' })).toMatchObject({ config: { https: true } })
  expect(https({ SITE_URL: 'http://intranet' })).toMatchObject({ config: { https: false } })
})
test('a libSQL server stores the outbox if its address is set, on Netlify too', () => {
  const server = { CONTACT_OUTBOX: 'libsql://outbox.example.com', CONTACT_OUTBOX_TOKEN: 'secret-token' }
  const outbox = { kind: 'libsql', url: 'libsql://outbox.example.com', token: 'secret-token' }
  expect(readConfig({ ...smtp, ...server })).toMatchObject({ config: { outbox } })
  expect(readConfig({ ...smtp, ...server, NETLIFY: 'true' })).toMatchObject({ config: { outbox } })
})
test('Netlify Forms need nothing else', () => {
  expect(readConfig({ NETLIFY: 'true', CONTACT_BACKEND: 'netlify-forms' })).toEqual({ netlifyForms: true })
})
test.each([
  [{ NETLIFY: 'true' }, ['CONTACT_SMTP_HOST is missing', 'CONTACT_TO is missing', 'CONTACT_FROM is missing']],
  [
    { NODE_ENV: 'production' },
    ['CONTACT_SMTP_HOST is missing', 'CONTACT_TO is missing', 'CONTACT_FROM is missing'],
  ],
  [
    { CONTACT_BACKEND: 'mail' },
    ['CONTACT_BACKEND is "mail", but must be one of: smtp, files, netlify-forms.'],
  ],
  [{ NETLIFY: 'true', CONTACT_BACKEND: 'files' }, ['no lasting files']],
  [
    { ...smtp, CONTACT_SMTP_PORT: '0' },
    ['CONTACT_SMTP_PORT is "0", but must be a whole number from 1 to 65535.'],
  ],
  ...['smtp://user:secret@mail.example.com', 'mail.example.com:587', 'mail example'].map(
    (host): [Record<string, string>, string[]] => [
      { ...smtp, CONTACT_SMTP_HOST: host },
      ['CONTACT_SMTP_HOST must be the name of the mail server alone, such as mail.example.com: without'],
    ],
  ),
  [
    { ...smtp, CONTACT_SMTP_PORT: '465' },
    ['CONTACT_SMTP_PORT is 465, which needs CONTACT_SMTP_TLS=implicit.'],
  ],
  [
    { ...smtp, CONTACT_SMTP_PORT: '587', CONTACT_SMTP_TLS: 'implicit' },
    ['CONTACT_SMTP_PORT is 587, which needs CONTACT_SMTP_TLS=starttls.'],
  ],
  [{ ...smtp, CONTACT_SMTP_TLS: 'yes' }, ['CONTACT_SMTP_TLS is "yes"']],
  [{ ...smtp, CONTACT_SMTP_USER: 'website' }, ['CONTACT_SMTP_PASSWORD is missing']],
  [{ ...smtp, CONTACT_SMTP_PASSWORD: 'x' }, ['CONTACT_SMTP_USER is missing']],
  [{ ...smtp, CONTACT_TO: 'office' }, ['CONTACT_TO holds "office"']],
  [
    { ...smtp, CONTACT_TO: 'office@example.com, Ada <ada@example.com>' },
    ['CONTACT_TO holds "Ada <ada@example.com>"'],
  ],
  [{ ...smtp, CONTACT_FROM: 'a@example.com,b@example.com' }, ['CONTACT_FROM holds several addresses']],
  [{ ...smtp, CONTACT_ORIGINS: 'https://example.com/' }, ['CONTACT_ORIGINS holds "https://example.com/"']],
  [{ ...smtp, CONTACT_OUTBOX: 'redis://x' }, ['CONTACT_OUTBOX is "redis://x", but must be directory']],
  [{ ...smtp, CONTACT_WHEN_UNCONFIRMED: 'maybe' }, ['CONTACT_WHEN_UNCONFIRMED is "maybe"']],
] as [Record<string, string>, string[]][])('%j', (env, wanted) => {
  const problems = problemsOf(env)
  expect(problems).toHaveLength(wanted.length)
  for (const [index, part] of wanted.entries()) expect(problems[index]).toContain(part)
  expect(configMessage(problems)).not.toContain('undefined')
})
test('a password is never part of the message', () => {
  expect(configMessage(problemsOf({ ...smtp, CONTACT_SMTP_PASSWORD: 'secret-password' }))).not.toContain(
    'secret-password',
  )
})
