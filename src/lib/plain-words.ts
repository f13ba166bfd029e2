/** Reduces a text to its words. */

/**
 * The words of a text in lower case, with single spaces: texts that differ only in punctuation, case or the form of
 * their letters become equal. A composed “ü” and a “u” with combining dots (macOS file names) are the same letter.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
