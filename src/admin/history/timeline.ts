/** The versions of an entry: the commits of all its files in one line, and what each file said after them. */
import { localeOfFile } from '../rules/locale-of-file'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { asValues, type Values } from '../../lib/values'
import { latestFirst } from './latest-first'
import type { Change, History } from './history'

/** An entry as it was; a language that had no file then is absent. */
export type PastValues = Partial<Record<LocaleCode, Values>>

/** `before` is absent for the version with which the history begins. */
export type Version = { change: Change; values: PastValues; before?: PastValues }

type FileHistory = { path: string; changes: Change[]; page: number; more: boolean }

/** Reads a file's text, as Decap does. */
export type ReadFile = (path: string, text: string) => Values

/** The commit whose text of a file held after `change`. */
function sourceOf({ changes }: FileHistory, line: readonly Change[], change: Change): Change | undefined {
  const from = line.findIndex(({ id }) => id === change.id)
  return line.slice(from).find(({ id }) => changes.some((own) => own.id === id))
}

/**
 * The commits that can be put into one line: before the oldest one of a list that goes on, commits of that list may be
 * missing.
 */
function lineOf(files: readonly FileHistory[]): Change[] {
  const line = latestFirst(files.map(({ changes }) => changes))
  const ends = files
    .filter(({ more }) => more)
    .map(({ changes }) => line.findIndex(({ id }) => id === changes.at(-1)?.id))
  return line.slice(0, Math.min(line.length, ...ends.map((end) => end + 1)))
}

/** Takes the paths of the entry's files. */
export function timelineOf(history: History, paths: readonly string[], read: ReadFile) {
  const files: FileHistory[] = paths.map((path) => ({ path, changes: [], page: 0, more: true }))
  const texts = new Map<string, Promise<string | undefined>>()

  function textOf(path: string, commit: string): Promise<string | undefined> {
    const key = `${commit}:${path}`
    const known = texts.get(key) ?? history.textAt(path, commit)
    texts.set(key, known)
    // What could not be read is asked for again.
    known.catch(() => texts.delete(key))
    return known
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
      else for (const code of localeCodes) values[code] = asValues(content[code]) ?? {}
    }
    return values
  }

  return {
    /** Asks for the next commits of every file that has more. */
    async loadMore(): Promise<void> {
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
    /** Newest first. While `more` is true there are older ones, and the oldest of the line is kept back to compare with. */
    changes(): { changes: readonly Change[]; more: boolean } {
      const more = files.some((file) => file.more)
      const line = lineOf(files)
      return { changes: more ? line.slice(0, -1) : line, more }
    },
    /** What a version said, and what the one before it. Rejects with what the forge says. */
    async version(change: Change): Promise<Version> {
      const line = lineOf(files)
      const older = line[line.findIndex(({ id }) => id === change.id) + 1]
      const [values, before] = await Promise.all([valuesAt(change), older && valuesAt(older)])
      return { change, values, ...(before ? { before } : {}) }
    },
  }
}

export type Timeline = ReturnType<typeof timelineOf>
