/** Text of unknown origin for a terminal or a log: nothing in it can move, hide or turn around what is beside it. */

/** Controls (line breaks among them), direction marks, separators, halves of characters, code points of no character. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Surrogate}\p{Noncharacter_Code_Point}\ufeff]/gu

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns the text with such characters written as JSON writes them: `\u202e`. JSON stays the same JSON. */
export function printable(text: string): string {
  return text.replace(unsafe, (character) => character.split('').map(escaped).join(''))
}
