/** GET /api/auth: starts the editor's sign-in with GitHub. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gitHubApp } from '../sign-in/app'
import { startSignIn } from '../sign-in/github'
import { sendReply } from '../sign-in/reply'

export default function auth(_request: IncomingMessage, response: ServerResponse): void {
  sendReply(response, startSignIn(gitHubApp(process.env)))
}
