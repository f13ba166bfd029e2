/** Writes a reply to any server that answers like Node’s. */
import type { ServerResponse } from 'node:http'
import type { Reply } from './github'

export function sendReply(
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  { status, headers, body }: Reply,
): void {
  response.writeHead(status, headers)
  response.end(body)
}
