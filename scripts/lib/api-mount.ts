/** Mounts the site's functions as Gatsby and Netlify do: with the request body unread. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import auth from '../../src/api/auth'
import authCallback from '../../src/api/auth-callback'
import contact, { start, stop } from '../../src/api/contact'
import takeReports from '../../src/api/reports'
import { contactEndpoint } from '../../src/forms/contact/wire'
import { callbackPath } from '../../src/sign-in/app'
import { reportsPath } from '../../src/site/reports'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Handles a request and returns true, or leaves it to the static files. */
export type Api = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Every function in src/api; Gatsby finds them by their file names. */
export const mounts: Readonly<Record<string, Handler>> = {
  [contactEndpoint]: contact,
  '/api/auth': auth,
  [callbackPath]: authCallback,
  [reportsPath]: takeReports,
}

/**
 * The site's functions; `stop` finishes the deliveries under way. Rejects, with instructions, if the contact form's
 * configuration is invalid.
 */
export async function siteApi(): Promise<{ api: Api; stop: () => Promise<void> }> {
  await start()
  const api: Api = async (path, request, response) => {
    const handler = Object.hasOwn(mounts, path) ? mounts[path] : undefined
    await handler?.(request, response)
    return handler !== undefined
  }
  return { api, stop }
}
