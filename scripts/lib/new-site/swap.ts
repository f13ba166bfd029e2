/** Replaces folders and files of the project with those of a prepared copy: all of them, or none. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

/**
 * Takes the project's folder, the prepared copy, paths within both, and a last step that runs with the new files in
 * place. Slow work happens outside the project first; then files are renamed, and an error rolls everything back.
 */
export async function swapIn(
  root: string,
  copy: string,
  paths: readonly string[],
  last?: () => void,
): Promise<void> {
  const [fresh, old] = [join(root, '.build/new-site'), join(root, '.build/old-site')]
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  for (const path of paths) {
    mkdirSync(dirname(join(fresh, path)), { recursive: true })
    cpSync(join(copy, path), join(fresh, path), { recursive: true })
  }
  // The last moment at which Ctrl-C leaves everything as it was. Signals are seen between two turns of the event loop.
  await setImmediate()
  await setImmediate()
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
