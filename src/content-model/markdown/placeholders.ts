/** Facts that texts refer to without repeating them: `{{company.phone}}` in Markdown stands for a value defined in one place. */

/** What a text may ask for: facts of the company and of its web host, and the tables of what the site keeps in a browser. */
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

const placeholder = /\{\{\s*([a-z]+\.\w+)\s*\}\}/gi

const isKnown = (name: string): name is PlaceholderName =>
  (placeholderNames as readonly string[]).includes(name)

/** Replaces the placeholders of a Markdown source by Markdown; what is not known stays as it is. */
export function fillPlaceholders(source: string, valueOf: (name: PlaceholderName) => string): string {
  return source.replace(placeholder, (whole, name: string) => (isKnown(name) ? valueOf(name) : whole))
}

/** The names that a text asks for, each with its line (from 0). */
export function placeholdersIn(source: string): { name: string; line: number }[] {
  return [...source.matchAll(placeholder)].map(({ 1: name = '', index }) => ({
    name,
    line: source.slice(0, index).split('\n').length - 1,
  }))
}

/** Those of them that stand for nothing. */
export const unknownPlaceholders = (source: string): { name: string; line: number }[] =>
  placeholdersIn(source).filter(({ name }) => !isKnown(name))

/** A text in which no character means anything to Markdown. */
export function asMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~]/g, '\\$&')
}
