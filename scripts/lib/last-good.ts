/** Keeps the last good output during a build, and restores it if the build fails. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { lastSiteOf, outputOf, stubborn } from '../../src/gatsby/folders'

/** Restores the last good output, if there is one; also after a killed build. */
export function restoreLastGood(root: string): void {
  const aside = lastSiteOf(root)
  if (!existsSync(aside)) return
  rmSync(outputOf(root), stubborn)
  renameSync(aside, outputOf(root))
}

/** Moves earlier output aside, so that the next build starts with an empty folder. */
export function setLastGoodAside(root: string): void {
  if (!existsSync(outputOf(root))) return
  mkdirSync(dirname(lastSiteOf(root)), { recursive: true })
  renameSync(outputOf(root), lastSiteOf(root))
}

/** Deletes the earlier output after a successful build; under another name, as half of it must never be restored. */
export function dropLastGood(root: string): void {
  const old = `${lastSiteOf(root)}-old`
  rmSync(old, stubborn)
  if (existsSync(lastSiteOf(root))) renameSync(lastSiteOf(root), old)
  rmSync(old, stubborn)
}
