/** The past of the content as git keeps it: one shape for every forge, and for the server while developing. */

/** A commit. `date` is an ISO 8601 time. */
export type Change = {
  readonly id: string
  readonly author: string
  readonly date: string
  /** The commit before; absent for the first one. */
  readonly parent?: string
  /** The paths that it changed, where the list of commits names them. */
  readonly files?: readonly string[]
}

/** Part of a list of commits, newest first. */
export type ChangesPage = { readonly changes: readonly Change[]; readonly more: boolean }

/** Commits that are asked for at once: what every forge gives out in one answer. */
export const pageSize = 30

export type History = {
  /** The commits of a branch that changed a file, or one below a folder; pages count from 1. */
  changes: (path: string, page: number) => Promise<ChangesPage>
  /** The paths that a commit changed. */
  filesOf: (change: Change) => Promise<readonly string[]>
  /** The text of a file as it was after a commit; undefined where it was not there. */
  textAt: (path: string, commit: string) => Promise<string | undefined>
  /** The paths of the files that a folder of the content holds now. */
  present: (folder: string) => Promise<readonly string[]>
}
