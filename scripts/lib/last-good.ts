/** Keeps the last good output while a build runs, and brings it back when the build fails. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the built site of a checkout is. */
export const outputOf = (root: string): string => join(root, 'public')

/** Where the last good output waits during a build. */
const asideOf = (root: string): string => join(root, '.build/last-good-public')

/** Brings the last good output back, if one waits; also after a build that was killed. */
export function restoreLastGood(root: string): void {
  const aside = asideOf(root)
  if (!existsSync(aside)) return
  rmSync(outputOf(root), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  renameSync(aside, outputOf(root))
}

/** Puts the output of earlier builds out of the way: the next build starts with an empty folder. */
export function setLastGoodAside(root: string): void {
  if (!existsSync(outputOf(root))) return
  mkdirSync(dirname(asideOf(root)), { recursive: true })
  renameSync(outputOf(root), asideOf(root))
}

/** Forgets the earlier output after a build that went well. */
export function dropLastGood(root: string): void {
  rmSync(asideOf(root), { recursive: true, force: true })
}
