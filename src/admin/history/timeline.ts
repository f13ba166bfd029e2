/** The versions of an entry: the commits of all its files in one list, with the content of each file after them. */
import { localeOfFile } from '../rules/locale-of-file'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { asGroup, type Values } from '../../lib/values'
import { latestFirst } from './latest-first'
import type { Change, History } from './history'

/** A past state of an entry; languages that had no file then are absent. */
export type PastValues = Partial<Record<LocaleCode, Values>>

/** `before` is absent for the first version. */
export type Version = { change: Change; values: PastValues; before?: PastValues }

type FileHistory = { path: string; changes: Change[]; page: number; more: boolean }

/** Parses a file's text, as Decap does. */
export type ReadFile = (path: string, text: string) => Values

/** The commit that determines a file's text as of `change`. */
function sourceOf({ changes }: FileHistory, line: readonly Change[], change: Change): Change | undefined {
  const from = line.findIndex(({ id }) => id === change.id)
  return line.slice(from).find(({ id }) => changes.some((own) => own.id === id))
}

/**
 * The commits that can be merged into one list: if a file has more commits, the list ends at the oldest loaded one,
 * because earlier ones of that file may be missing.
 */
function lineOf(files: readonly FileHistory[]): Change[] {
  const line = latestFirst(files.map(({ changes }) => changes))
  const ends = files
    .filter(({ more }) => more)
    .map(({ changes }) => line.findIndex(({ id }) => id === changes.at(-1)?.id))
  return line.slice(0, Math.min(line.length, ...ends.map((end) => end + 1)))
}

/**
 * Takes the paths of the entry's files. For a draft, `history` is that of its branch, and `published` identifies the
 * commits that are not the draft's own.
 */
export function timelineOf(
  history: History,
  paths: readonly string[],
  { read, published }: { read: ReadFile; published?: History | undefined },
) {
  const files: FileHistory[] = paths.map((path) => ({ path, changes: [], page: 0, more: true }))
  let shared: ReadonlySet<string> | undefined
  const texts = new Map<string, Promise<string | undefined>>()

  function textOf(path: string, commit: string): Promise<string | undefined> {
    const key = `${commit}:${path}`
    const text = texts.get(key) ?? history.textAt(path, commit)
    texts.set(key, text)
    // Failed reads are retried.
    text.catch(() => texts.delete(key))
    return text
  }

  async function valuesAt(change: Change): Promise<PastValues> {
    const line = lineOf(files)
    const values: PastValues = {}
    for (const file of files) {
      const source = sourceOf(file, line, change)
      const text = source && (await textOf(file.path, source.id))
      if (text === undefined) continue
      const content = read(file.path, text)
      const locale = localeOfFile(file.path)
      if (locale) values[locale] = content
      else for (const code of localeCodes) values[code] = asGroup(content[code])
    }
    return values
  }

  /** Loads the newest published commits: a draft's own come before the first of them. */
  async function loadShared(from: History): Promise<void> {
    const pages = await Promise.all(paths.map((path) => from.changes(path, 1)))
    shared = new Set(pages.flatMap(({ changes }) => changes.map(({ id }) => id)))
  }

  return {
    /** Loads the next commits of every file that has more. */
    async loadMore(): Promise<void> {
      if (published && !shared) await loadShared(published)
      await Promise.all(
        files
          .filter(({ more }) => more)
          .map(async (file) => {
            const { changes, more } = await history.changes(file.path, file.page + 1)
            file.page += 1
            file.changes.push(...changes)
            file.more = more
          }),
      )
    },
    /**
     * Newest first; the first `steps` are those of a draft. While `more` is true there are older ones, and the oldest
     * loaded one is held back for comparison.
     */
    changes(): { changes: readonly Change[]; more: boolean; steps: number } {
      const more = files.some((file) => file.more)
      const line = lineOf(files)
      const first = shared ? line.findIndex(({ id }) => shared?.has(id)) : 0
      const steps = first < 0 ? line.length : first
      return { changes: more ? line.slice(0, -1) : line, more, steps }
    },
    /** The texts of a version and of the previous one. Rejects with the forge's error. */
    async version(change: Change): Promise<Version> {
      const line = lineOf(files)
      const older = line[line.findIndex(({ id }) => id === change.id) + 1]
      const [values, before] = await Promise.all([valuesAt(change), older && valuesAt(older)])
      return { change, values, ...(before ? { before } : {}) }
    },
  }
}

export type Timeline = ReturnType<typeof timelineOf>
