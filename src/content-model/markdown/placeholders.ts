/** Placeholders for facts defined in one place: `{{company.phone}}` in Markdown. */

/** Available placeholders: facts of the company and its web host, and the tables of stored data. */
export const placeholderNames = [
  'company.name',
  'company.address',
  'company.city',
  'company.country',
  'company.phone',
  'company.email',
  'company.hours',
  'company.register',
  'company.vatId',
  'company.managers',
  'host.name',
  'host.address',
  'host.processors',
  'host.logDays',
  'host.messages',
  'host.transfer',
  'storage.necessary',
  'storage.functional',
  'storage.media',
  'storage.editor',
] as const

export type PlaceholderName = (typeof placeholderNames)[number]

export const placeholder = /\{\{\s*([a-z]+\.\w+)\s*\}\}/gi

const isKnown = (name: string): name is PlaceholderName =>
  (placeholderNames as readonly string[]).includes(name)

/** Replaces the placeholders in a Markdown source with Markdown; unknown ones are left as they are. */
export function fillPlaceholders(source: string, valueOf: (name: PlaceholderName) => string): string {
  return source.replace(placeholder, (whole, name: string) => (isKnown(name) ? valueOf(name) : whole))
}

/** The placeholders in a text, each with its line (from 0). */
export function placeholdersIn(source: string): { name: string; line: number }[] {
  return [...source.matchAll(placeholder)].map(({ 1: name = '', index }) => ({
    name,
    line: source.slice(0, index).split('\n').length - 1,
  }))
}

/** The unknown ones among them. */
export const unknownPlaceholders = (source: string): { name: string; line: number }[] =>
  placeholdersIn(source).filter(({ name }) => !isKnown(name))

/** Escapes every character that is special in Markdown. */
export function asMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~]/g, '\\$&')
}
