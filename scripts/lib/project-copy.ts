/** Copies the whole project to a temporary folder, for changing and building it there. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What is made again, or belongs to this folder alone. */
const left = new Set([
  ...['node_modules', 'public', '.cache', '.git', '.build', '.lock'],
  ...['coverage', 'shots', 'test-results', '.outbox'],
])

/**
 * Copies the project at `root` with its packages, into a new temporary folder if none is named; returns the copy's
 * folder, which the caller removes.
 */
export function copyProject(root: string, copy = mkdtempSync(join(tmpdir(), 'site-copy-'))): string {
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  // Gatsby follows links to packages out of the project, so the copy needs a folder: hard links cost no space.
  try {
    execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')], { stdio: 'ignore' })
  } catch {
    rmSync(join(copy, 'node_modules'), { recursive: true, force: true })
    cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  return copy
}

/** Returns the content check's output for a copy, with its own settings; undefined if there are no problems. */
export function contentProblems(copy: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/check-content.ts'],
    { cwd: copy, encoding: 'utf8' },
  )
  return status === 0 ? undefined : (stdout + stderr).replaceAll(`${copy}/`, '')
}
