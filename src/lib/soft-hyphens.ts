/** Soft hyphens in long words. */

/** Visible only at a line break. */
export const softHyphen = '\u00ad'

/** Words that may not fit in a narrow column or on a phone; shorter ones do, and look better whole. */
const longWord = /\p{L}{15,}/gu

/** The words of at least fifteen letters in a text. */
export const longWordsIn = (text: string): string[] => text.match(longWord) ?? []

/** Replaces each long word of a text with the result of `divide`. */
export const divideLongWords = (text: string, divide: (word: string) => string): string =>
  text.replace(longWord, (word) => divide(word))

/** Removes the soft hyphens. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(softHyphen, '')
