/** A content file as read, and a fault of the file as a whole. */
import { label, type Label } from '../../content-model/fields'
import type { Message, Problem } from '../../content-model/problems'
import { message } from '../../content-model/sentences'

export type SourceFile = {
  /** Relative to the project root, with `/`: `content/products/lotse.de.md`. */
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** Absent for files that are too large to read. */
  readonly bytes?: Uint8Array
  /** The file is a symbolic link that resolves outside the content folder. */
  readonly leavesFolder?: boolean
}

/** A fault in a file; `line` counts from 1. */
export type FileFinding = Message & { readonly line: number; readonly label?: Label; readonly field?: string }

/** A fault on a line, in the words of a rule's message. */
export const faultAt = (line: number, ...words: Parameters<typeof message>): FileFinding => ({
  ...message(...words),
  line,
})

const fileLabel = label('File', 'Datei')

/** Converts a file's fault to a problem. */
export function fileProblem(path: string, fault: FileFinding): Problem {
  const { line, rule, found, remedy, severity = 'error' } = fault
  return {
    severity,
    rule,
    path,
    line,
    label: fault.label ?? fileLabel,
    field: fault.field ?? 'file',
    found,
    remedy,
  }
}
