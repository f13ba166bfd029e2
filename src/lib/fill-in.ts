/** Texts with places for values. */

/** Fills `{{name}}`, with blanks inside or without; a place without a value stays as it is, as in i18next. */
export function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
