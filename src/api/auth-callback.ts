/** GET /api/auth-callback: ends the sign-in of the editor with GitHub. */
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import { finishSignIn, gitHubApp, stateCookie } from '../admin/sign-in/github'
import { sendReply } from '../admin/sign-in/send-reply'

type Query = { code?: string; state?: string }

export default async function authCallback(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const { code, state } = request.query as Query
  const cookie = new RegExp(`(?:^|;\\s*)${stateCookie}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1]
  sendReply(
    response,
    await finishSignIn(gitHubApp(process.env), {
      code: String(code ?? ''),
      state: String(state ?? ''),
      cookie,
    }),
  )
}
