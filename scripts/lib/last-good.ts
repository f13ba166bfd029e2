/** Keeps the last good output during a build, and restores it if the build fails. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { outputOf, stubborn } from '../../src/gatsby/folders'

/** Where the last good output is kept during a build. @param root the project's folder */
export const lastGoodOf = (root: string): string => join(root, '.build/last-good-public')

/** Restores the last good output, if there is one; also after a killed build. */
export function restoreLastGood(root: string): void {
  const aside = lastGoodOf(root)
  if (!existsSync(aside)) return
  rmSync(outputOf(root), stubborn)
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
