/** The last author of a file, from git's history. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Returns the author's name and the time (ISO 8601) of the last commit to a file; nothing for an unknown file. */
export async function lastChangeOf(
  root: string,
  path: string,
): Promise<{ author?: string; updatedOn?: string }> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%an%n%aI', '--', path], { cwd: root })
    const [author, updatedOn] = stdout.trim().split('\n')
    return { ...(author ? { author } : {}), ...(updatedOn ? { updatedOn } : {}) }
  } catch {
    // Without git or a repository, the entry has no history.
    return {}
  }
}
