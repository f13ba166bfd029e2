/** Sign-in with GitHub: the state, the exchange, and what is handed to the editor's window. */
import { callbackPath, gitHubApp, type GitHubApp } from './app'
import { finishSignIn, startSignIn } from './github'

const app: GitHubApp = { clientId: 'id', clientSecret: 'secret', origin: 'https://www.example.com' }

const now = Date.UTC(2026, 10, 2)
/** The `Cookie` header that the browser sends after the first step. */
const cookiesAfter = (state: string, of = app) =>
  `theme=dark; ${startSignIn(of, state, now).headers['set-cookie']?.split(';')[0] ?? ''}`
const answers = (body: string, status = 200) => jest.fn(() => Promise.resolve(new Response(body, { status })))
const github = (answer: object) => answers(JSON.stringify(answer))
/** The second step, one second after the first. */
const finish = (callback: Partial<Parameters<typeof finishSignIn>[1]>, of = app) =>
  finishSignIn(of, {
    code: 'c',
    state: 'abc',
    cookies: cookiesAfter('abc', of),
    now: now + 1000,
    ...callback,
  })

test('the sign-in names missing environment variables', () => {
  expect(
    gitHubApp({
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
      SITE_URL: 'https://www.example.com/',
    }),
  ).toEqual(app)
  expect(gitHubApp({ GITHUB_CLIENT_ID: 'id' })).toBeUndefined()
  expect(startSignIn(undefined)).toMatchObject({
    status: 501,
    body: expect.stringContaining('GITHUB_CLIENT_SECRET') as string,
  })
})

test('the browser is redirected to GitHub with a state, and keeps the proof in a cookie that scripts cannot read', () => {
  const { status, headers } = startSignIn(app, 'abc')
  expect(status).toBe(302)
  const { searchParams } = new URL(headers['location'] ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'id',
    redirect_uri: `https://www.example.com${callbackPath}`,
    scope: 'repo',
    state: 'abc',
  })
  expect(headers['set-cookie']).toMatch(
    /^__Host-cms_oauth_state=abc\.\d+\.[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('over http, as in development, the cookie omits what browsers accept over https only', async () => {
  const local = { ...app, origin: 'http://localhost:9000' }
  expect(startSignIn(local, 'abc').headers['set-cookie']).toMatch(/^cms_oauth_state=[^;]+; Path=\/; .*Lax$/)
  const request = github({ access_token: 'token' })
  expect((await finish({ request }, local)).body).toContain('authorization:github:success:')
})

test('a code is exchanged once and the token goes to our own origin only', async () => {
  const request = github({ access_token: 'to<ken' })
  const { status, headers, body } = await finish({ request })
  expect(status).toBe(200)
  expect(body).toContain('authorization:github:success:')
  expect(body).not.toContain('to<ken')
  expect(body).toContain('if (event.origin === origin)')
  expect(body).not.toContain("'*'")
  expect(headers['content-security-policy']).toMatch(/script-src 'nonce-/)
  expect(headers['set-cookie']).toMatch(/^__Host-cms_oauth_state=; Path=\/; Max-Age=0;/)
  expect(request).toHaveBeenCalledTimes(1)
})

const [pair = ''] = startSignIn(app, 'abc', now).headers['set-cookie']?.split(';') ?? []
test.each([
  ['another state', { state: 'xyz' }],
  ['no cookie', { cookies: undefined }],
  ['a forged cookie', { cookies: '__Host-cms_oauth_state=abc.99999999999999.forged' }],
  ['a cookie without time', { cookies: '__Host-cms_oauth_state=abc' }],
  ['a cookie that a sub-domain can set', { cookies: pair.replace('__Host-', '') }],
  ['a cookie with another time', { cookies: pair.replace(/\.\d+\./, '.99999999999999.') }],
  ['a cookie kept for longer than ten minutes', { now: now + 600_000 }],
  ['no code', { code: '' }],
])('%s is rejected before GitHub is asked', async (_name, callback) => {
  const request = github({ access_token: 'token' })
  expect((await finish({ ...callback, request })).status).toBe(403)
  expect(request).not.toHaveBeenCalled()
})

test('cancelling at GitHub is reported to the editor, without asking GitHub', async () => {
  const request = github({ access_token: 'token' })
  const cancelled = { code: '', problem: 'The user has <denied> access.', request }
  const { status, body, headers } = await finish(cancelled)
  expect([status, body]).toEqual([200, expect.stringContaining('authorization:github:error:')])
  expect(body).toContain('The user has &lt;denied&gt; access.')
  expect(headers['set-cookie']).toMatch(/Max-Age=0;/)
  expect((await finish({ ...cancelled, state: 'xyz' })).status).toBe(403)
  expect(request).not.toHaveBeenCalled()
})

test.each([
  ['GitHub refuses', github({ error_description: 'The code is <i>wrong</i>' }), 'The code is &lt;i&gt;wrong'],
  [
    'GitHub cannot be reached',
    jest.fn(() => Promise.reject(new TypeError('fetch failed'))),
    'nicht erreichbar',
  ],
  ['GitHub answers with a page', answers('<!doctype html><h1>502 Bad Gateway</h1>', 502), 'status 502'],
  ['GitHub answers null', answers('null'), 'status 200'],
  ['GitHub answers with a text', answers('"token"'), 'status 200'],
  ['GitHub answers without a token', github({ access_token: 7 }), 'gave no token'],
])('%s: reported to the editor and on the page, without any secret', async (_name, request, words) => {
  const { status, body } = await finish({ request })
  expect(status).toBe(200)
  expect(body).toContain('authorization:github:error:')
  expect(body).toContain(words)
  expect(body.split('<script')[0]).toContain('Die Anmeldung ist gescheitert.')
  expect(body).not.toMatch(/secret|<i>|<h1>/)
})
