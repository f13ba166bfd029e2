/** Names content by what it holds; for Node only. */
import { createHash } from 'node:crypto'

/** The SHA-256 digest in hexadecimal digits, all 64 or the first `length`. */
export const digestOf = (content: string | Uint8Array, length = 64): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length)
