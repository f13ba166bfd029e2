/** GET /api/auth: begins the sign-in of the editor with GitHub. */
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import { gitHubApp, startSignIn } from '../admin/sign-in/github'
import { sendReply } from '../admin/sign-in/send-reply'

export default function auth(_request: GatsbyFunctionRequest, response: GatsbyFunctionResponse): void {
  sendReply(response, startSignIn(gitHubApp(process.env)))
}
