/**
 * The function as built by Gatsby, called the way `gatsby develop` and Netlify do: the checks see the raw request there
 * too.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleForm, sampleRequest, until } from './testing/samples'

// Real servers in a separate process: a connection was once reset on a busy machine. Only a repeated failure counts.
jest.retryTimes(1, { logErrorsBeforeRetry: true })

const root = join(__dirname, '../..')
let folder = ''
let child: ChildProcess | undefined
let output = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contact-'))
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    CONTACT_OUTBOX_DIR: join(folder, 'outbox'),
    // An invalid setting of the editor, which does not concern the contact function.
    CMS_BACKEND: 'nonsense',
  }
  const script = [join(root, 'scripts/run.mjs'), join(__dirname, 'testing/bundle-function.ts'), folder]
  child = spawn(process.execPath, script, { cwd: root, env })
  let ended = false
  child.once('exit', (code, signal) => {
    ended = true
    // A pending request would only report a reset connection.
    output += `\nended with ${String(code ?? signal)}`
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await until(() => ended || output.includes('netlify '), 170_000)
  if (ended) throw new Error(output)
}, 180_000)
afterAll(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const mails = (): Promise<string[]> => readdir(join(folder, 'outbox/mail')).catch(() => [])
const portOf = (host: string): string => new RegExp(`^${host} (\\d+)`, 'm').exec(output)?.[1] ?? ''

describe.each(['gatsby', 'netlify'])('%s', (host) => {
  const send = (
    type: string,
    body: string | FormData,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const origin = `http://127.0.0.1:${portOf(host)}`
    return fetch(`${origin}/api/contact`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { ...(type ? { 'content-type': type } : {}), origin, ...headers },
    }).catch((error: unknown) => {
      throw new Error(`No answer to ${type}; the host said: ${output}`, { cause: error })
    })
  }
  const json = (body: unknown): Promise<Response> => send('application/json', JSON.stringify(body))
  const form = (fields: Record<string, string>): Promise<Response> =>
    send('application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), { accept: 'text/html' })

  test('JSON is accepted and written as a mail file', async () => {
    const answer = await json(sampleRequest())
    const { reference } = (await answer.json()) as { reference: string }
    expect(answer.status).toBe(200)
    await until(async () => (await mails()).includes(`${reference}.eml`))
    await until(() =>
      output.includes(`A contact message is in ${join(folder, 'outbox/mail', reference)}.eml`),
    )
  })
  test('the plain form is accepted, and keeps its values if they are invalid', async () => {
    const taken = await form(sampleForm({ message: host }))
    expect([taken.status, taken.headers.get('location')?.split('?')[0]]).toEqual([
      303,
      '/de/kontakt/gesendet',
    ])
    const refused = await form(sampleForm({ email: 'x', message: 'Bleibt stehen' }))
    const page = await refused.text()
    expect(refused.status).toBe(422)
    expect(page).toContain('Bleibt stehen')
    expect(page).toContain('Bitte überprüfen Sie Ihre Eingaben.')
  })
  test('rejects what is rejected elsewhere', async () => {
    const whole = JSON.stringify(sampleRequest())
    expect((await send('application/json', whole.replace('{', '{"name":"twice",'))).status).toBe(400)
    expect((await send('application/x-www-form-urlencoded', 'email=a&email=b')).status).toBe(400)
    expect((await send('text/plain', whole)).status).toBe(415)
    expect((await send('application/octet-stream', whole)).status).toBe(415)
    expect((await send('application/json', 'x'.repeat(70_000))).status).toBe(413)
    const parts = new FormData()
    parts.set('name', 'x')
    expect((await send('', parts)).status).toBe(415)
    expect((await send('application/json', whole, { origin: 'https://evil.example' })).status).toBe(403)
  })
})
