/** Mounts the site's function at its address, the way Gatsby and Netlify call it: with the request unread. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import contact, { start } from '../../src/api/contact'
import { contactEndpoint } from '../../src/forms/contact/wire'

/** Answers a request and tells that it did, or leaves it to the files. */
export type Api = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** The contact form's function. Rejects, with what to mend, when its configuration is wrong. */
export async function contactApi(): Promise<Api> {
  await start()
  return async (path, request, response) => {
    if (path !== contactEndpoint) return false
    await contact(request, response)
    return true
  }
}
