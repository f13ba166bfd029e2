/** Responses of the sign-in, for any server with a Node-like response. */
import type { ServerResponse } from 'node:http'

export type Reply = { status: number; headers: Record<string, string>; body: string }

export const replyHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** A plain text, for when the editor's window cannot be reached. */
export function textReply(status: number, body: string): Reply {
  return { status, headers: { ...replyHeaders, 'content-type': 'text/plain; charset=utf-8' }, body }
}

/** Writes the reply and ends the response. */
export function sendReply(
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  { status, headers, body }: Reply,
): void {
  response.writeHead(status, headers)
  response.end(body)
}
