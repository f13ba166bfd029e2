/** Texts with places for values. */

const place = /\{\{\s*(\w+)\s*\}\}/g

/** Fills `{{name}}`, with blanks inside or without; a place without a value stays as it is, as in i18next. */
export function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(place, (whole, name: string) => String(values[name] ?? whole))
}

/** The names of the places in a text, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(place)].map(([, name = '']) => name)
