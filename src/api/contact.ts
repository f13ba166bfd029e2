/** POST /api/contact: receives the contact form, as a Gatsby function and in `npm run serve`. */
import { connectLambda } from '@netlify/blobs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailable } from '../contact-server/answer/unavailable'
import { contactInstance, stopContact } from '../contact-server/instance'
import { unreadBody } from '../lib/unread-body'

/**
 * Read by Gatsby. The quotes matter: Gatsby takes any plain export of this name below src for a server-rendered page,
 * and would build (and fail to build) its rendering engines for it.
 */
export { unreadBody as 'config' }

type NetlifyRequest = IncomingMessage & {
  netlifyFunctionParams?: { event: Parameters<typeof connectLambda>[0] }
}

/** Starts the function before the first request, to fail fast on an invalid configuration. */
export async function start(): Promise<void> {
  await contactInstance()
}

export { stopContact as stop }

/** Answers one request. */
export default async function contact(request: NetlifyRequest, response: ServerResponse): Promise<void> {
  try {
    const event = request.netlifyFunctionParams?.event
    if (event?.blobs) connectLambda(event)
    const instance = await contactInstance()
    if (instance) await instance.handle(request, response)
    else await unavailable(request, response)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'The contact form failed.'}\n`)
    await unavailable(request, response)
  }
}
