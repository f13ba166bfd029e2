/** Long words and the places where a line may divide them, marked by soft hyphens. */

/** Shown only where a line ends at it. */
export const softHyphen = '\u00ad'

/** Words that a narrow column may have no room for. */
const longWord = /\p{L}{12,}/gu

/** The words of twelve and more letters in a text. */
export const longWordsIn = (text: string): string[] => text.match(longWord) ?? []

/** Replaces each long word of a text by what `divide` makes of it. */
export const divideLongWords = (text: string, divide: (word: string) => string): string =>
  text.replace(longWord, (word) => divide(word))

/** Returns the text as it was before its words were marked. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(softHyphen, '')
