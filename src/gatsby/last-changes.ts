/** When each content file was last changed, as recorded by git. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** File below the project's folder (`content/news/a.en.md`) → the day of its newest commit, `YYYY-MM-DD`. */
export type LastChanges = ReadonlyMap<string, string>

/** Marks the day of a commit; no file name starts with it. */
const mark = '\u0001'

function git(root: string, args: readonly string[]): string {
  // Quoted names would hide umlauts in file names.
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/**
 * The commits at which the history of a shallow clone is cut off: they seem to have created every file. A history that
 * was started over in such a clone contains none of them. Throws outside a repository.
 */
export function cutOffAt(root: string): ReadonlySet<string> {
  const file = resolve(root, git(root, ['rev-parse', '--git-path', 'shallow']).trim())
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/) : [])
}

/** Parses git's log, newest commit first: day and name of each, then its files. Ignores the commits in `cutOff`. */
export function readLog(log: string, cutOff: ReadonlySet<string>): LastChanges {
  const days = new Map<string, string>()
  let day: string | undefined
  for (const line of log.split('\n')) {
    if (line.startsWith(mark)) {
      const [written = '', commit = ''] = line.slice(mark.length).split(' ', 2)
      day = cutOff.has(commit) ? undefined : written
    } else if (line && day !== undefined && !days.has(line)) days.set(line, day)
  }
  return days
}

/** The last changes of the content; empty without git or outside a repository. */
export function lastChanges(root: string, folder = 'content'): LastChanges {
  try {
    const format = `--format=${mark}%cs %H`
    const log = git(root, ['log', format, '--name-only', '--no-renames', '--relative', '--', folder])
    return readLog(log, cutOffAt(root))
  } catch {
    return new Map()
  }
}
