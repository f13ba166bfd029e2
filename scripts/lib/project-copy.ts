/** Copies the whole project to a temporary folder, to change and build it there. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { formatProblem, type Problem } from '../../src/content-model/problems'
import { printable } from '../../src/lib/printable'
import { onStop } from './processes.mjs'

/** Generated files, and files that belong to this folder only. */
const left = new Set([
  ...['node_modules', 'public', '.cache', '.git', '.build', '.lock'],
  ...['coverage', 'shots', 'test-results', '.outbox'],
])

const caches = 'node_modules/.cache'

/** Ends this process if Ctrl-C has ended one that worked for it; our own handler would only run after all the work. */
function endWith(signal: NodeJS.Signals | null | undefined): void {
  if (signal) process.exit(130)
}

/**
 * Copies the project at `root` with its packages, into a new temporary folder by default; returns the copy's folder,
 * which the caller has to remove.
 */
export function copyProject(root: string, copy = mkdtempSync(join(tmpdir(), 'site-copy-'))): string {
  for (const name of readdirSync(root)) {
    // A copy does not need the benchmarks' packages.
    if (!left.has(name))
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => basename(path) !== 'node_modules',
      })
  }
  // Gatsby follows symbolic links out of the project, so the copy needs a real folder; hard links take no space.
  try {
    execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')], { stdio: 'ignore' })
    // Caches are written in place, so hard-linked ones would change the project's own.
    rmSync(join(copy, caches), { recursive: true, force: true })
    if (existsSync(join(root, caches))) cpSync(join(root, caches), join(copy, caches), { recursive: true })
  } catch (error) {
    endWith((error as { signal?: NodeJS.Signals | null }).signal)
    rmSync(join(copy, 'node_modules'), { recursive: true, force: true })
    cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  return copy
}

/** The same for a copy that this process removes when it ends, also after Ctrl-C. */
export function scratchCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'))
  onStop()
  process.once('exit', () => {
    rmSync(copy, { recursive: true, force: true })
  })
  return copyProject(root, copy)
}

/** How much of a line is quoted, in characters: the editor writes a paragraph in one. */
const quoted = 240

/** The text of the line that a problem refers to, since the copy may be deleted before anyone can open it. */
export function lineOf(copy: string, { path, line, found }: Problem): string {
  const file = join(copy, path)
  const text = (existsSync(file) && readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()) || ''
  const [, named = ''] = /“(.+?)”/u.exec(found.en) ?? []
  const start = Math.max(0, text.indexOf(named) - quoted / 2)
  return text && `\n    ${printable(text.slice(start, start + quoted))}`
}

/**
 * Returns the errors that the content check finds in a copy with its own settings, each with the line it refers to;
 * undefined if there are none.
 */
export function contentProblems(copy: string): string | undefined {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/check-content.ts', '--json'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  endWith(signal)
  if (status === 0) return undefined
  if (status !== 1) return (stdout + stderr).replaceAll(`${copy}/`, '')
  return (JSON.parse(stdout) as Problem[])
    .filter(({ severity }) => severity === 'error')
    .map((problem) => formatProblem(problem) + lineOf(copy, problem))
    .join('\n')
}
