/** Exchanges GitHub's code for a token. */
import { callbackPath, type GitHubApp } from './app'

const tokenUrl = 'https://github.com/login/oauth/access_token'
/** In milliseconds; includes reading the response body. */
const answerTime = 10_000

export type Exchanged = { token: string } | { problem: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the token, or a description of the failure. Never throws. */
export async function exchangeCode(app: GitHubApp, code: string, request: typeof fetch): Promise<Exchanged> {
  const body = JSON.stringify({
    client_id: app.clientId,
    client_secret: app.clientSecret,
    code,
    redirect_uri: `${app.origin}${callbackPath}`,
  })
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const signal = AbortSignal.timeout(answerTime)
  const response = await request(tokenUrl, { method: 'POST', headers, body, signal }).catch(() => undefined)
  if (!response) return { problem: 'GitHub cannot be reached. / GitHub ist nicht erreichbar.' }
  const answer: unknown = await response.json().catch(() => undefined)
  if (!isRecord(answer)) {
    const { status } = response
    return {
      problem: `GitHub did not answer as expected (status ${status}). / GitHub hat nicht wie erwartet geantwortet (Status ${status}).`,
    }
  }
  const { access_token: token, error_description: problem } = answer
  if (typeof token === 'string' && token) return { token }
  return {
    problem:
      typeof problem === 'string' && problem ? problem : 'GitHub gave no token. / GitHub gab kein Token aus.',
  }
}
