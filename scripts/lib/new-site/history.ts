/** The git history of a project that becomes a new site: what would be lost, and starting a fresh history. */
import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The branch that keeps the former commits. */
export const formerBranch = 'template'

/** Runs git in a folder and returns its output. Throws if git fails. */
const git = (root: string, args: readonly string[], input?: string): string =>
  execFileSync('git', args, { cwd: root, input, env: process.env, encoding: 'utf8', stdio: 'pipe' }).trimEnd()

/** The output of git; undefined if it fails. */
function answer(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, args)
  } catch {
    return undefined
  }
}

/** The folder of the repository that contains `root`, if there are git and a repository. */
const repositoryOf = (root: string): string | undefined => answer(root, 'rev-parse', '--show-toplevel')

const hasGit = (root: string): boolean => answer(root, '--version') !== undefined

/**
 * Returns what cannot be restored once `paths` below `root` are replaced: uncommitted changes, or, without git or
 * outside a repository, a sentence that explains it.
 */
export function unsavedChanges(root: string, paths: readonly string[]): string[] {
  if (!hasGit(root)) return ['There is no git on this machine: what is replaced cannot be brought back.']
  if (repositoryOf(root) === undefined)
    return ['This folder is not a git repository: what is replaced cannot be brought back.']
  return git(root, ['status', '--porcelain', '--', ...paths])
    .split('\n')
    .filter(Boolean)
}

/** Returns what prevents a fresh history and how to resolve it; undefined if nothing does. */
export function historyProblem(root: string): string | undefined {
  if (!hasGit(root))
    return 'A new history needs git, which is not on this machine. Install it, or use --history keep.'
  if (answer(root, 'var', 'GIT_AUTHOR_IDENT') === undefined)
    return 'git does not know your name: run git config --global user.name "Your name" and git config --global user.email you@company.example first.'
  const top = repositoryOf(root)
  if (top === undefined) return undefined
  if (realpathSync(top) !== realpathSync(root))
    return `This folder belongs to the repository in ${top}, whose history holds more than this site. Use --history keep.`
  if (answer(root, 'rev-parse', '--verify', 'HEAD') === undefined)
    return 'This repository has no commit yet: commit first, or use --history keep.'
  if (answer(root, 'symbolic-ref', 'HEAD') === undefined)
    return 'No branch is checked out: switch to the one that gets the new history, for example with git switch main.'
  if (answer(root, 'rev-parse', '--verify', `refs/heads/${formerBranch}`) !== undefined)
    return `There already is a branch “${formerBranch}”, which would keep the previous commits: rename or delete it first, or use --history keep.`
  const changes = git(root, ['status', '--porcelain'])
  return changes
    ? `The new history would begin with uncommitted changes. Commit or remove them first:\n${changes}`
    : undefined
}

/**
 * Commits all files as they are, as the first commit of a history; returns the commit, which is not on any branch yet.
 */
function firstCommit(root: string, message: string): string {
  git(root, ['add', '--all'])
  return git(root, ['commit-tree', git(root, ['write-tree']), '-m', message])
}

function beginRepository(root: string, message: string): void {
  try {
    git(root, ['init', '--quiet', '--initial-branch=main'])
    git(root, ['update-ref', 'HEAD', firstCommit(root, message)])
  } catch (error) {
    rmSync(join(root, '.git'), { recursive: true, force: true })
    throw error
  }
}

/**
 * Starts the history of the project in `root` over with one commit of all files as they are, without hooks. The branch
 * keeps its name, and the former commits stay in `formerBranch`; a folder without a repository gets one. Takes the
 * commit's message; `historyProblem` must have found nothing. If git fails, it throws, and branches and index are
 * unchanged.
 */
export function beginHistory(root: string, message: string): void {
  if (!existsSync(join(root, '.git'))) return beginRepository(root, message)
  const former = git(root, ['rev-parse', 'HEAD'])
  const branch = git(root, ['symbolic-ref', 'HEAD'])
  try {
    const commit = firstCommit(root, message)
    // Updates both refs atomically, and only if the branch has not moved.
    const names = `create refs/heads/${formerBranch} ${former}\nupdate ${branch} ${commit} ${former}\n`
    git(root, ['update-ref', '--stdin'], names)
  } catch (error) {
    git(root, ['reset', '--quiet'])
    throw error
  }
  // The upstream still has the former history. A branch without one makes this fail, which is fine.
  answer(root, 'branch', '--unset-upstream')
}

/** Returns the remotes of the project in `root` with their addresses, as lines: they are still the former project's. */
export const remotesOf = (root: string): string[] => {
  const names = answer(root, 'remote')?.split('\n').filter(Boolean) ?? []
  return names.map((name) => `${name} ${answer(root, 'remote', 'get-url', name) ?? ''}`)
}
