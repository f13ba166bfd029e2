/** The content's git history: one interface for every forge and for the development server. */

/** A commit. `date` is an ISO 8601 time. */
export type Change = {
  readonly id: string
  readonly author: string
  readonly date: string
  /** The parent commit; absent for the first one. */
  readonly parent?: string
  /** The changed paths, if the list of commits includes them. */
  readonly files?: readonly string[]
}

/** One page of a list of commits, newest first. */
export type ChangesPage = { readonly changes: readonly Change[]; readonly more: boolean }

/** Commits per request, a number that every forge supports. */
export const pageSize = 30

export type History = {
  /** The commits of a branch that changed a file, or one below a folder; pages count from 1. */
  changes: (path: string, page: number) => Promise<ChangesPage>
  /** The paths that a commit changed. */
  filesOf: (change: Change) => Promise<readonly string[]>
  /** The text of a file after a commit; undefined if the file did not exist. */
  textAt: (path: string, commit: string) => Promise<string | undefined>
  /** The paths of the current files in a content folder. */
  present: (folder: string) => Promise<readonly string[]>
}
