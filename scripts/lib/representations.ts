/** The representations of a file: uncompressed, or one of the compressed copies from the build. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { codings, type Coding } from './precompress'

/** `path` is the file to send; `varies`: whether other clients get another representation. */
export type Representation = { path: string; etag: string; varies: boolean; coding?: Coding }

/** Reads `Accept-Encoding`; a coding with `q=0` is refused by the client. */
function wants(accepted: string, name: Coding): boolean {
  return accepted.split(',').some((part) => {
    const [coding = '', ...parameters] = part.trim().split(';')
    return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}

/** The mtime of a file, in milliseconds; undefined if there is no file. */
const changeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )

/** Tolerance in milliseconds: mtimes are written with less precision than they are read. */
const rounding = 2

/** Selects representations, and caches their tags until the file changes. */
export function representations() {
  const tags = new Map<string, { changed: number; tag: Promise<string> }>()

  /** One tag per representation, so that caches do not mix them up. */
  function tagOf(path: string, changed: number): Promise<string> {
    const found = tags.get(path)
    if (found?.changed === changed) return found.tag
    const tag = readFile(path).then((content) => {
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
      return `"${hash}"`
    })
    tags.set(path, { changed, tag })
    // Do not cache failures.
    tag.catch(() => tags.delete(path))
    return tag
  }

  async function choose(file: string, accepted: string): Promise<Representation | undefined> {
    const changed = await changeOf(file)
    if (changed === undefined) return undefined
    const copies = await Promise.all(
      codings.map(async ({ coding, ending }) => {
        const path = file + ending
        return { path, coding, made: await changeOf(path) }
      }),
    )
    // A copy of a file that has changed since is ignored.
    const fresh = copies.filter(({ made = 0 }) => Math.abs(made - changed) < rounding)
    const copy = fresh.find(({ coding }) => wants(accepted, coding))
    const varies = fresh.length > 0
    if (!copy) return { path: file, etag: await tagOf(file, changed), varies }
    return { path: copy.path, etag: await tagOf(copy.path, changed), varies, coding: copy.coding }
  }

  /**
   * Returns what to send to a client, or undefined where there is no file.
   * @param accepted the value of its `Accept-Encoding`
   */
  return async function representationOf(file: string, accepted = ''): Promise<Representation | undefined> {
    return choose(file, accepted).catch((error: NodeJS.ErrnoException) => {
      // A deploy removed the file, or its compressed copy, after it was found: try again.
      if (error.code === 'ENOENT') return choose(file, accepted)
      throw error
    })
  }
}
