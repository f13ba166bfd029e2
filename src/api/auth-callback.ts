/** GET /api/auth-callback: completes the editor's sign-in with GitHub. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gitHubApp } from '../sign-in/app'
import { finishSignIn } from '../sign-in/github'
import { sendReply } from '../sign-in/reply'

/** Gatsby and Netlify parse the query; elsewhere it is in the URL. */
type Request = IncomingMessage & { query?: Readonly<Record<string, unknown>> }

export default async function authCallback(request: Request, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const query = request.query ?? Object.fromEntries(searchParams)
  const [code, state, error, description] = ['code', 'state', 'error', 'error_description'].map((name) =>
    String(query[name] ?? ''),
  )
  const given = { code, state, problem: description || error, cookies: request.headers.cookie }
  sendReply(response, await finishSignIn(gitHubApp(process.env), given))
}
