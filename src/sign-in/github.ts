/** Sign-in with GitHub for the editor: the two OAuth steps that need a secret. Pure, so that it runs on any host. */
import { randomBytes } from 'node:crypto'
import { callbackPath, type GitHubApp } from './app'
import { handOver } from './hand-over'
import { replyHeaders, textReply, type Reply } from './reply'
import { isOwnState, signState, stateCookie, stateIn, stateTime } from './state'
import { exchangeCode } from './token'

const authorizeUrl = 'https://github.com/login/oauth/authorize'

const notSetUp = textReply(
  501,
  'Sign-in with GitHub is not set up: GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET and SITE_URL are needed (docs/sign-in.md).',
)

/** First step: redirects to GitHub with a state, which it returns. `now` is in milliseconds. */
export function startSignIn(
  app: GitHubApp | undefined,
  state = randomBytes(24).toString('base64url'),
  now = Date.now(),
): Reply {
  if (!app) return notSetUp
  const address = new URL(authorizeUrl)
  address.search = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: `${app.origin}${callbackPath}`,
    scope: 'repo',
    state,
  }).toString()
  const cookie = stateCookie(app, signState(state, now + stateTime, app))
  return { status: 302, headers: { ...replyHeaders, location: address.href, 'set-cookie': cookie }, body: '' }
}

type Callback = {
  code: string | undefined
  /** GitHub's words instead of a code, if the editor cancels or the app is not set up correctly. */
  problem?: string | undefined
  state: string | undefined
  /** The `Cookie` header. */
  cookies: string | undefined
  request?: typeof fetch
  now?: number
}

/** Second step: exchanges the code for a token and hands it to the editor’s window. */
export async function finishSignIn(
  app: GitHubApp | undefined,
  { code, problem, state, cookies, request = fetch, now = Date.now() }: Callback,
): Promise<Reply> {
  if (!app) return notSetUp
  const result = problem ? { problem } : code
  if (!result || !state || !isOwnState(stateIn(cookies, app), state, now, app)) {
    return textReply(
      403,
      'This sign-in was not started here, or has expired. Close the window and try again.',
    )
  }
  return handOver(app, typeof result === 'string' ? await exchangeCode(app, result, request) : result)
}
