/** When each content file was last changed, as recorded by git. */
import { execFileSync } from 'node:child_process'

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
 * Parses git's log, newest commit first: day and parents of each, then its files. `shallow`: the oldest commits of a
 * shallow clone have no parents and seem to have created every file, so they are ignored.
 */
export function readLog(log: string, shallow: boolean): LastChanges {
  const days = new Map<string, string>()
  let day: string | undefined
  for (const line of log.split('\n')) {
    if (line.startsWith(mark)) {
      const [written = '', parents = ''] = line.slice(mark.length).split(' ', 2)
      day = shallow && parents === '' ? undefined : written
    } else if (line && day !== undefined && !days.has(line)) days.set(line, day)
  }
  return days
}

/** The last changes of the content; empty without git or outside a repository. */
export function lastChanges(root: string, folder = 'content'): LastChanges {
  try {
    const shallow = git(root, ['rev-parse', '--is-shallow-repository']).trim() === 'true'
    const format = `--format=${mark}%cs %P`
    const log = git(root, ['log', format, '--name-only', '--no-renames', '--relative', '--', folder])
    return readLog(log, shallow)
  } catch {
    return new Map()
  }
}
