/** Replaces folders and files of the project with those of a prepared copy: all of them, or none. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Takes the project's folder, the prepared copy, paths within both, and a last step that runs with the new files in
 * place. Slow work happens outside the project first; then files are renamed, and an error rolls everything back.
 */
export function swapIn(root: string, copy: string, paths: readonly string[], last?: () => void): void {
  const [fresh, old] = [join(root, '.build/new-site'), join(root, '.build/old-site')]
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  for (const path of paths) {
    mkdirSync(dirname(join(fresh, path)), { recursive: true })
    cpSync(join(copy, path), join(fresh, path), { recursive: true })
  }
  const moved: string[] = []
  try {
    for (const path of paths) {
      mkdirSync(dirname(join(old, path)), { recursive: true })
      if (existsSync(join(root, path))) renameSync(join(root, path), join(old, path))
      moved.push(path)
      renameSync(join(fresh, path), join(root, path))
    }
    last?.()
  } catch (error) {
    for (const path of moved.reverse()) {
      rmSync(join(root, path), { recursive: true, force: true })
      if (existsSync(join(old, path))) renameSync(join(old, path), join(root, path))
    }
    throw error
  }
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
}
