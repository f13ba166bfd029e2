/** Text out of HTML that React has written. */

/** What React escapes, and how it writes it. */
const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

/** Takes text or an attribute's value as it stands in built HTML. @returns the characters it stands for; other references stay */
export const unescaped = (text: string): string =>
  text.replace(/&([a-z#\d]+);/g, (whole, name: string) => references[name] ?? whole)
