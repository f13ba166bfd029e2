/** Addresses that leave the site: allowed schemes only, complete, preferably encrypted. */
import type { Message } from '../../content-model/problems'
import type { UrlKind } from '../../content-model/markdown/safe-url'
import { quote } from '../../content-model/value-messages'
import { message } from '../rule'

function unsafe(text: string): Message {
  const named = quote(text)
  // A scheme may be broken up by white space or control characters, which browsers ignore.
  if (/^[\p{Cc}\p{Z}]*[a-z][a-z0-9+.\-\p{Cc}\p{Z}]*:/iu.test(text) || /^[/\\]{2}|\\/.test(text)) {
    return message(
      'unsafe-link',
      [`the address ${named.en} is not safe`, `die Adresse ${named.de} ist nicht sicher`],
      [
        'use a path of this site, https:, mailto: or tel:',
        'verwenden Sie einen Pfad dieser Website, https:, mailto: oder tel:',
      ],
    )
  }
  return message(
    'incomplete-link',
    [`the address ${named.en} is not complete`, `die Adresse ${named.de} ist unvollständig`],
    [
      'start it with “/” for this site or “https://” for others',
      'beginnen Sie mit „/“ für diese Website oder „https://“ für andere',
    ],
  )
}

function isComplete(text: string): boolean {
  const [scheme = '', rest = ''] = [
    text.slice(0, text.indexOf(':')).toLowerCase(),
    text.slice(text.indexOf(':') + 1),
  ]
  if (scheme === 'mailto') return /^[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?.*)?$/.test(rest)
  if (scheme === 'tel') return /^\+?[\d\s().-]{3,}$/.test(rest)
  return URL.canParse(text) && /^\/\/[^/\s]+\.[^/\s]+/.test(rest)
}

/** Returns what is wrong with an address that is neither a site path nor a fragment. */
export function externalFault(text: string, kind: UrlKind): Message | undefined {
  if (kind !== 'external') return unsafe(text)
  if (!isComplete(text)) {
    const named = quote(text)
    return message(
      'incomplete-link',
      [`the address ${named.en} is not complete`, `die Adresse ${named.de} ist unvollständig`],
      ['write the whole address', 'schreiben Sie die vollständige Adresse'],
    )
  }
  if (/^http:/i.test(text)) {
    return message(
      'unencrypted-link',
      ['the link is not encrypted (http:)', 'der Link ist unverschlüsselt (http:)'],
      ['use https: if the site offers it', 'verwenden Sie https:, wenn die Website es anbietet'],
      'warning',
    )
  }
  return undefined
}
