/** Makes untrusted text safe for a terminal or a log: no invisible, bidi or control characters. */

/** Controls (including line breaks), bidi controls, separators, lone surrogates, noncharacters. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Surrogate}\p{Noncharacter_Code_Point}\ufeff]/gu

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns the text with such characters escaped as in JSON: `\u202e`. Valid JSON stays equivalent. */
export function printable(text: string): string {
  return text.replace(unsafe, (character) => character.split('').map(escaped).join(''))
}
