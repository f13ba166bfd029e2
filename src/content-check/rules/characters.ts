/** Characters not allowed in texts: bidi controls, control characters, lone surrogates, noncharacters, mojibake. */
import type { Message, TextFinding } from '../../content-model/problems'
import { message } from '../../content-model/sentences'

const code = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

type Kind = { pattern: RegExp; tell: (found: string) => Message }

const kinds: readonly Kind[] = [
  {
    // Bidi controls can make a text look different from what it is ("Trojan Source").
    pattern: /[\u202a-\u202e\u2066-\u2069]/u,
    tell: (found) => message('hidden-direction', { code: code(found) }),
  },
  {
    pattern: /\p{Surrogate}/u,
    tell: (found) => message('half-character', { code: code(found) }),
  },
  {
    // Line and paragraph separators come from escapes in double quotes, like `\L`.
    pattern: /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}]/u,
    tell: (found) => message('control-character', { code: code(found) }),
  },
  {
    // Noncharacters are not allowed in XML, so a feed with one is unreadable.
    pattern: /\p{Noncharacter_Code_Point}/u,
    tell: (found) => message('no-character', { code: code(found) }),
  },
  {
    // Mojibake of umlauts and quotes (UTF-8 read as Latin-1), and the replacement character.
    pattern:
      /\ufffd|Ã[\u0080-\u00bf\u0178\u201e\u2013\u0153]|â€[\u0080-\u00ff\u0153\u017e\u02dc\u201a-\u201e\u2122]/u,
    tell: (found) => message('broken-character', { found }),
  },
]

/** Returns each kind of bad character once, with the line (from 0) of its first occurrence. */
export function badCharacters(text: string): TextFinding[] {
  return kinds.flatMap(({ pattern, tell }) => {
    const match = pattern.exec(text)
    if (!match) return []
    return [{ ...tell(match[0]), textLine: text.slice(0, match.index).split('\n').length - 1 }]
  })
}
