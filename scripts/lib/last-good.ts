/** Keeps the last good output during a build, and restores it if the build fails. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the built site of a checkout is. */
export const outputOf = (root: string): string => join(root, 'public')

/** Where the last good output is kept during a build. @param root the project's folder */
export const lastGoodOf = (root: string): string => join(root, '.build/last-good-public')

/** Restores the last good output, if there is one; also after a killed build. */
export function restoreLastGood(root: string): void {
  const aside = lastGoodOf(root)
  if (!existsSync(aside)) return
  rmSync(outputOf(root), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  renameSync(aside, outputOf(root))
}

/** Moves earlier output aside: the next build starts with an empty folder. */
export function setLastGoodAside(root: string): void {
  if (!existsSync(outputOf(root))) return
  mkdirSync(dirname(lastGoodOf(root)), { recursive: true })
  renameSync(outputOf(root), lastGoodOf(root))
}

/** Deletes the earlier output after a successful build. */
export function dropLastGood(root: string): void {
  rmSync(lastGoodOf(root), { recursive: true, force: true })
}
