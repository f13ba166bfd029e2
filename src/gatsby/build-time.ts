/** The time of a build, equal for all builds of the same sources. */
import { execFileSync } from 'node:child_process'

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/**
 * Returns the time of the last commit in milliseconds; now, without git or with uncommitted changes.
 * `SOURCE_DATE_EPOCH` (seconds; reproducible-builds.org) takes precedence.
 */
export function buildTime(root: string): number {
  const given = Number(process.env['SOURCE_DATE_EPOCH'])
  if (given > 0) return given * 1000
  try {
    const changed = git(root, 'status', '--porcelain', '--untracked-files=no') !== ''
    return changed ? Date.now() : Number(git(root, 'log', '-1', '--format=%ct')) * 1000
  } catch {
    return Date.now()
  }
}
