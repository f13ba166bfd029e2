/** Characters that no text should hold: hidden direction changes, controls, halves of characters, non-characters, broken umlauts. */
import type { Message } from '../../content-model/problems'
import { message } from '../../content-model/sentences'

const code = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

type Kind = { pattern: RegExp; tell: (found: string) => Message }

const kinds: readonly Kind[] = [
  {
    // Marks that turn the reading direction can make a text look different from what it is ("Trojan Source").
    pattern: /[\u202a-\u202e\u2066-\u2069]/u,
    tell: (found) => message('hidden-direction', { code: code(found) }),
  },
  {
    pattern: /\p{Surrogate}/u,
    tell: (found) => message('half-character', { code: code(found) }),
  },
  {
    // Line and paragraph separators come from backslashes in double quotes, like `\L`.
    pattern: /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}]/u,
    tell: (found) => message('control-character', { code: code(found) }),
  },
  {
    // Code points that Unicode keeps free for ever; XML may not hold them, so a feed with one is unreadable.
    pattern: /\p{Noncharacter_Code_Point}/u,
    tell: (found) => message('no-character', { code: code(found) }),
  },
  {
    // What is left of umlauts and quotes when UTF-8 was read as Latin-1, and the mark for unreadable bytes.
    pattern:
      /\ufffd|Ã[\u0080-\u00bf\u0178\u201e\u2013\u0153]|â€[\u0080-\u00ff\u0153\u017e\u02dc\u201a-\u201e\u2122]/u,
    tell: (found) => message('broken-character', { found }),
  },
]

/** Returns each kind of bad character once, with the line (from 0) of its first place. */
export function badCharacters(text: string): (Message & { textLine: number })[] {
  return kinds.flatMap(({ pattern, tell }) => {
    const match = pattern.exec(text)
    if (!match) return []
    return [{ ...tell(match[0]), textLine: text.slice(0, match.index).split('\n').length - 1 }]
  })
}
