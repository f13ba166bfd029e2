/** Mounts the site's function at its address, as Gatsby and Netlify do; it reads the request's body by itself. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import contact, { start } from '../../src/api/contact'

/** Answers a request and tells that it did, or leaves it to the files. */
export type Api = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>

const contactAddress = '/api/contact'

/** The contact form's function, started so that a wrong configuration shows before the first message. */
export async function contactApi(): Promise<Api> {
  await start()
  return async (path, request, response) => {
    if (path !== contactAddress) return false
    response.setHeader('Cache-Control', 'no-store')
    await contact(request, response)
    return true
  }
}
