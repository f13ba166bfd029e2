/** A content file as it was read, and a fault in it that has nothing to do with fields. */
import { label, type Label } from '../../content-model/fields'
import type { Message, Problem } from '../../content-model/problems'

export type SourceFile = {
  /** From the project's root, with `/`: `content/products/lotse.de.md`. */
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** Absent for files that are too large to be read. */
  readonly bytes?: Uint8Array
  /** The file is a symbolic link that leaves the content folder. */
  readonly leavesFolder?: boolean
}

/** A fault in a file; `line` counts from 1. */
export type FileFinding = Message & { readonly line: number; readonly label?: Label; readonly field?: string }

const fileLabel = label('File', 'Datei')

/** Makes a problem of a file's fault. */
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
