/** Sign-in with GitHub for the editor: the two steps of OAuth that need a secret. Pure, so that it runs on any host. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What the host’s environment says; see docs/sign-in.md. */
export type GitHubApp = { clientId: string; clientSecret: string; origin: string }

export type Reply = { status: number; headers: Record<string, string>; body: string }

const authorizeUrl = 'https://github.com/login/oauth/authorize'
const tokenUrl = 'https://github.com/login/oauth/access_token'
export const callbackPath = '/api/auth-callback'

/** The state lives for ten minutes: longer than a sign-in takes, shorter than a working day. */
const stateSeconds = 600
export const stateCookie = 'cms_oauth_state'

/** Reads the application from the environment; undefined where sign-in with GitHub is not set up. */
export function gitHubApp(environment: NodeJS.ProcessEnv): GitHubApp | undefined {
  const clientId = environment['GITHUB_CLIENT_ID']
  const clientSecret = environment['GITHUB_CLIENT_SECRET']
  const origin = (environment['SITE_URL'] ?? environment['URL'] ?? '').replace(/\/+$/, '')
  return clientId && clientSecret && origin ? { clientId, clientSecret, origin } : undefined
}

const shared = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

function text(status: number, body: string): Reply {
  return { status, headers: { ...shared, 'content-type': 'text/plain; charset=utf-8' }, body }
}

const notSetUp = text(
  501,
  'Sign-in with GitHub is not set up: GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET and SITE_URL are needed (docs/sign-in.md).',
)

/** Signed, so that the cookie of a visitor cannot be exchanged for one of the attacker’s. */
function signed(state: string, { clientSecret }: GitHubApp): string {
  return `${state}.${createHmac('sha256', clientSecret).update(state).digest('base64url')}`
}

function equalTexts(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** First step: sends the browser to GitHub, with a state that it must bring back. */
export function startSignIn(
  app: GitHubApp | undefined,
  state = randomBytes(24).toString('base64url'),
): Reply {
  if (!app) return notSetUp
  const address = new URL(authorizeUrl)
  address.search = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: `${app.origin}${callbackPath}`,
    scope: 'repo',
    state,
  }).toString()
  const secure = app.origin.startsWith('https:') ? '; Secure' : ''
  const cookie = `${stateCookie}=${signed(state, app)}; Path=${callbackPath}; Max-Age=${stateSeconds}; HttpOnly; SameSite=Lax${secure}`
  return { status: 302, headers: { ...shared, location: address.href, 'set-cookie': cookie }, body: '' }
}

/** Text inside a script element must not be able to end it. */
const inScript = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** Decap’s handshake: the window that opened this one says hello, and is given the result if it is our own site. */
function handOver(app: GitHubApp, outcome: 'success' | 'error', content: object): Reply {
  const nonce = randomBytes(16).toString('base64')
  const message = `authorization:github:${outcome}:${JSON.stringify(content)}`
  const script = `
const origin = ${inScript(app.origin)}
addEventListener('message', (event) => {
  if (event.origin === origin) event.source.postMessage(${inScript(message)}, origin)
}, { once: true })
if (opener) opener.postMessage('authorizing:github', origin)`
  const words =
    outcome === 'success'
      ? 'You are signed in. / Sie sind angemeldet.'
      : 'Signing in failed. Close this window and try again. / Die Anmeldung ist gescheitert. Schließen Sie dieses Fenster und versuchen Sie es erneut.'
  return {
    status: 200,
    headers: {
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'set-cookie': `${stateCookie}=; Path=${callbackPath}; Max-Age=0; HttpOnly; SameSite=Lax`,
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>GitHub</title><p>${words}</p><script nonce="${nonce}">${script}</script></html>`,
  }
}

type Callback = { code?: string; state?: string; cookie?: string; request?: typeof fetch }

/** Second step: exchanges the code for a token and hands it to the editor’s window. */
export async function finishSignIn(
  app: GitHubApp | undefined,
  { code, state, cookie, request = fetch }: Callback,
): Promise<Reply> {
  if (!app) return notSetUp
  if (!code || !state || !cookie || !equalTexts(cookie, signed(state, app))) {
    return text(403, 'This sign-in was not started here, or has expired. Close the window and try again.')
  }
  const body = JSON.stringify({
    client_id: app.clientId,
    client_secret: app.clientSecret,
    code,
    redirect_uri: `${app.origin}${callbackPath}`,
  })
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const signal = AbortSignal.timeout(10_000)
  const answer = await request(tokenUrl, { method: 'POST', headers, body, signal }).then(
    (response) => response.json() as Promise<{ access_token?: string; error_description?: string }>,
    () =>
      ({ error_description: 'GitHub cannot be reached.' }) as {
        access_token?: string
        error_description?: string
      },
  )
  return answer.access_token
    ? handOver(app, 'success', { token: answer.access_token, provider: 'github' })
    : handOver(app, 'error', { message: answer.error_description ?? 'GitHub gave no token.' })
}
