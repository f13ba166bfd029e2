/** The last author of a file, from git's history. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { branchOf, type Repository } from './history'

const run = promisify(execFile)

/**
 * Returns the author's name and the time (ISO 8601) of the last commit to a file on the branch of a draft, or otherwise
 * on the published branch; nothing for an unknown file.
 */
export async function lastChangeOf(
  repository: Repository,
  path: string,
  draft?: string,
): Promise<{ author?: string; updatedOn?: string }> {
  try {
    const { stdout } = await run(
      'git',
      ['log', '-1', '--format=%an%n%aI', branchOf(repository, draft), '--', path],
      {
        cwd: repository.root,
      },
    )
    const [author, updatedOn] = stdout.trim().split('\n')
    return { ...(author ? { author } : {}), ...(updatedOn ? { updatedOn } : {}) }
  } catch {
    // Without git or a repository, the entry has no history.
    return {}
  }
}
