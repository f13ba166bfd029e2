/** Proxies /admin from Gatsby's development server to the editor's own server. */
import { request, type IncomingMessage, type ServerResponse } from 'node:http'

const absent =
  'The editor is not running. Start the site with “npm start”. / Der Redaktionsbereich läuft nicht. Starten Sie die Website mit „npm start“.'

/**
 * Returns the middleware for `app.use('/admin', …)`. The address comes from `EDITOR_ADDRESS`, which npm start sets;
 * without it, the response explains how to start the editor.
 */
export function adminMiddleware() {
  return (incoming: IncomingMessage & { originalUrl?: string }, response: ServerResponse): void => {
    const address = process.env['EDITOR_ADDRESS']
    const fail = () => {
      if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(absent)
    }
    if (!address) return fail()
    const path = incoming.originalUrl ?? incoming.url ?? '/'
    const passed = request(
      new URL(path, address),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    passed.on('error', fail)
    incoming.pipe(passed)
  }
}
