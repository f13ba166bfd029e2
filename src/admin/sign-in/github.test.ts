/** Sign-in with GitHub: the state, the exchange, and what is handed to the editor's window. */
import { callbackPath, finishSignIn, gitHubApp, startSignIn, stateCookie, type GitHubApp } from './github'

const app: GitHubApp = { clientId: 'id', clientSecret: 'secret', origin: 'https://www.example.com' }

const cookieOf = (header: string | undefined) => new RegExp(`${stateCookie}=([^;]*)`).exec(header ?? '')?.[1]
const github = (answer: object) => jest.fn(() => Promise.resolve(new Response(JSON.stringify(answer))))

test('the environment is complete or the sign-in says what is missing', () => {
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

test('the browser is sent to GitHub with a state, and keeps its proof in a cookie that scripts cannot read', () => {
  const { status, headers } = startSignIn(app, 'abc')
  expect(status).toBe(302)
  const { searchParams } = new URL(headers['location'] ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'id',
    redirect_uri: `https://www.example.com${callbackPath}`,
    scope: 'repo',
    state: 'abc',
  })
  expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax; Secure$/)
})

test('a code is exchanged once and the token goes to our own origin only', async () => {
  const cookie = cookieOf(startSignIn(app, 'abc').headers['set-cookie'])
  const request = github({ access_token: 'to<ken' })
  const { status, headers, body } = await finishSignIn(app, {
    code: 'c',
    state: 'abc',
    cookie,
    request: request as unknown as typeof fetch,
  })
  expect(status).toBe(200)
  expect(body).toContain('authorization:github:success:')
  expect(body).not.toContain('to<ken')
  expect(body).toContain('if (event.origin === origin)')
  expect(body).not.toContain("'*'")
  expect(headers['content-security-policy']).toMatch(/script-src 'nonce-/)
  expect(request).toHaveBeenCalledTimes(1)
})

test.each([
  ['another state', { code: 'c', state: 'xyz', cookie: 'right' }],
  ['no cookie', { code: 'c', state: 'abc', cookie: undefined }],
  ['a cookie of somebody else', { code: 'c', state: 'abc', cookie: 'abc.forged' }],
  ['no code', { code: '', state: 'abc', cookie: 'right' }],
])('%s is refused before GitHub is asked', async (_name, callback) => {
  const right = cookieOf(startSignIn(app, 'abc').headers['set-cookie'])
  const request = github({})
  const cookie = callback.cookie === 'right' ? right : callback.cookie
  const reply = await finishSignIn(app, {
    ...callback,
    ...(cookie ? { cookie } : {}),
    request: request as unknown as typeof fetch,
  })
  expect(reply.status).toBe(403)
  expect(request).not.toHaveBeenCalled()
})

test.each([
  ['GitHub refuses', github({ error_description: 'bad_verification_code' })],
  ['GitHub cannot be reached', jest.fn(() => Promise.reject(new TypeError('fetch failed')))],
])('%s: the editor is told, and no secret with it', async (_name, request) => {
  const cookie = cookieOf(startSignIn(app, 'abc').headers['set-cookie'])
  const { body } = await finishSignIn(app, {
    code: 'c',
    state: 'abc',
    cookie,
    request: request as unknown as typeof fetch,
  })
  expect(body).toContain('authorization:github:error:')
  expect(body).not.toContain('secret')
})
