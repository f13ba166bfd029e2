/** Texts with placeholders. */

const place = /\{\{\s*(\w+)\s*\}\}/g

/** Fills `{{name}}`, with or without inner spaces; a placeholder without a value is left as it is, like in i18next. */
export function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(place, (whole, name: string) => String(values[name] ?? whole))
}

/** The placeholder names in a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(place)].map(([, name = '']) => name)
