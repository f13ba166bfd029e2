/** Results of a check: where a fault is, what was found and what to do, in both editor languages. */
import { printable } from '../lib/printable'
import type { LocaleCode } from '../site/locales'
import type { Label } from './fields'

export type Severity = 'error' | 'warning'

/** The path to a field in an entry's values: names and list indexes from 0. `body` is the Markdown below. */
export type FieldPath = readonly (string | number)[]

/** The problem and its remedy: clauses without a full stop. `rule` is a stable id for tests and tools. */
export type Message = {
  readonly rule: string
  readonly found: Label
  readonly remedy: Label
  /** Default: an error. */
  readonly severity?: Severity
}

/** A fault in the values of one language. `textLine` counts lines from 0 inside a text of several lines. */
export type Finding = Message & { readonly label: Label; readonly at: FieldPath; readonly textLine?: number }

/** A fault in a text. `textLine` counts lines from 0. */
export type TextFinding = Message & { readonly textLine: number }

/**
 * A reported fault: its place in a file. `line` counts from 1; `field` is the technical name, `label` the one that
 * editors see.
 */
export type Problem = {
  readonly severity: Severity
  readonly rule: string
  readonly path: string
  readonly line: number
  readonly label: Label
  readonly field: string
  readonly found: Label
  readonly remedy: Label
  /** The language of the text, if the fault is specific to one. */
  readonly locale?: LocaleCode
  /** A draft's error, which must be fixed before publishing. Its severity is `warning`. */
  readonly unfinished?: true
}

/** Whether this prevents the entry from being published. */
export const isUnfinished = ({ severity, unfinished }: Problem): boolean =>
  severity === 'error' || unfinished === true

export type EditorLanguage = keyof Label

/** Formats a path: `sections[2].items[0].title`. */
export function fieldName(at: FieldPath): string {
  return at
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('')
}

const quoted: Readonly<Record<EditorLanguage, (text: string) => string>> = {
  en: (text) => `"${text}"`,
  de: (text) => `„${text}“`,
}

/** One line per problem: `path:line · "Label" (field): what was found; what to do.` Escapes invisible characters. */
export function formatProblem(problem: Problem, language: EditorLanguage = 'en'): string {
  const { path, line, label, field, found, remedy } = problem
  const place = `${path}:${line} · ${quoted[language](label[language])} (${field})`
  return printable(`${place}: ${found[language]}; ${remedy[language]}.`)
}

/** Sorts by file, then by line. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1
  return a.line - b.line
}
