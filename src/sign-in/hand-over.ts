/** The last page of a sign-in: posts the result to the editor's window, and states it in words. */
import { randomBytes } from 'node:crypto'
import { escapeHtml } from '../lib/html'
import { scriptJson } from '../lib/script-json'
import type { GitHubApp } from './app'
import { replyHeaders, type Reply } from './reply'
import { stateCookie } from './state'
import type { Exchanged } from './token'

const signedIn = ['You are signed in.', 'Sie sind angemeldet.']
const failed = [
  'Signing in failed. Close this window and try again.',
  'Die Anmeldung ist gescheitert. Schließen Sie dieses Fenster und versuchen Sie es erneut.',
]

/** Decap’s handshake: the opener says hello, and receives the result if it has our own origin. */
export function handOver(app: GitHubApp, result: Exchanged): Reply {
  const nonce = randomBytes(16).toString('base64')
  const [outcome, content] =
    'token' in result
      ? ['success', { token: result.token, provider: 'github' }]
      : ['error', { message: result.problem }]
  const script = `
const origin = ${scriptJson(app.origin)}
addEventListener('message', (event) => {
  if (event.origin === origin) event.source.postMessage(${scriptJson(`authorization:github:${outcome}:${JSON.stringify(content)}`)}, origin)
}, { once: true })
if (opener) opener.postMessage('authorizing:github', origin)`
  const words = 'token' in result ? signedIn : [...failed, result.problem]
  return {
    status: 200,
    headers: {
      ...replyHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'set-cookie': stateCookie(app, ''),
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>GitHub</title>${words.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<script nonce="${nonce}">${script}</script></html>`,
  }
}
