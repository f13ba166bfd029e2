/** External addresses: allowed schemes only, complete, preferably https. */
import type { Message } from '../../content-model/problems'
import type { UrlKind } from '../../content-model/markdown/safe-url'
import { message, quote } from '../../content-model/sentences'

function unsafe(text: string): Message {
  const named = quote(text)
  // Browsers ignore white space and control characters inside a scheme.
  if (/^[\p{Cc}\p{Z}]*[a-z][a-z0-9+.\-\p{Cc}\p{Z}]*:/iu.test(text) || /^[/\\]{2}|\\/.test(text))
    return message('unsafe-link', { named })
  return message('incomplete-link', { named })
}

function isComplete(text: string): boolean {
  const at = text.indexOf(':')
  const [scheme, rest] = [text.slice(0, at).toLowerCase(), text.slice(at + 1)]
  if (scheme === 'mailto') return /^[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?.*)?$/.test(rest)
  if (scheme === 'tel') return /^\+?[\d\s().-]{3,}$/.test(rest)
  return URL.canParse(text) && /^\/\/[^/\s]+\.[^/\s]+/.test(rest)
}

/** Returns the fault of an address that is neither a site path nor a fragment. */
export function externalFault(text: string, kind: UrlKind): Message | undefined {
  if (kind !== 'external') return unsafe(text)
  if (!isComplete(text)) return message('incomplete-link.half', { named: quote(text) })
  if (/^http:/i.test(text)) return message('unencrypted-link', {}, 'warning')
  return undefined
}
