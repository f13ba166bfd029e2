/** The history of the editor's files, from the repository on this machine; see src/admin/history/adapters.ts. */
import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { pageSize, type ChangesPage } from '../../../src/admin/history/history'
import { checkFolder, checkPath } from './guard'

const run = promisify(execFile)

/** `branch` is the published branch; `HEAD` for the working tree itself. */
export type Repository = { root: string; branch: string }

/** Maximum size of git's output, in bytes. */
const maxBuffer = 50_000_000

const git = async ({ root }: Repository, ...args: string[]): Promise<string> =>
  (await run('git', ['--literal-pathspecs', '-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer }))
    .stdout

/** Throws ForbiddenPath outside the editor's files; a content folder is allowed. */
async function check(root: string, path: string): Promise<void> {
  await (/\.\w+$/.test(path) ? checkPath(root, path) : checkFolder(root, path))
}

/** Prefix of the branches in which the editor keeps drafts. */
const draftBranch = /^cms\/[^.~^:?*[\\\s-][^~^:?*[\\\s]*$/

/** The branch of a draft, if it is one; otherwise the published branch. */
export const branchOf = ({ branch }: Repository, draft?: string): string =>
  draft !== undefined && draftBranch.test(draft) ? `refs/heads/${draft}` : branch

/**
 * The commits that changed a file or files below a folder; none without a repository. Pages count from 1; `draft` is
 * the branch of a draft, whose commits come before the published ones.
 */
export async function changesOf(
  repository: Repository,
  path: string,
  page: number,
  draft?: string,
): Promise<ChangesPage> {
  await check(repository.root, path)
  const branch = branchOf(repository, draft)
  const skip = (Math.max(1, Math.trunc(Number(page))) - 1) * pageSize
  const text = await git(
    repository,
    ...['log', `--max-count=${pageSize}`, `--skip=${skip}`, '--name-only', '--no-renames'],
    ...['--format=%x00%H%x09%P%x09%aN%x09%cI', branch, '--', path],
  ).catch(() => '')
  const changes = text
    .split('\0')
    .slice(1)
    .map((part) => {
      const [first = '', ...files] = part.split('\n').filter(Boolean)
      const [id = '', parents = '', author = '', date = ''] = first.split('\t')
      const [parent] = parents.split(' ').filter(Boolean)
      return { id, author, date, files, ...(parent ? { parent } : {}) }
    })
  return { changes, more: changes.length === pageSize }
}

/** A file as of a commit; undefined if it did not exist. */
export async function textAt(
  repository: Repository,
  path: string,
  commit: string,
): Promise<string | undefined> {
  await check(repository.root, path)
  if (!/^[0-9a-f]{7,64}$/.test(commit)) return undefined
  return git(repository, 'cat-file', 'blob', `${commit}:${path}`).catch(() => undefined)
}

/** The paths of the files that are in a folder now. */
export async function presentIn({ root, branch }: Repository, folder: string): Promise<string[]> {
  await check(root, folder)
  if (branch === 'HEAD') {
    const names = await readdir(`${root}/${folder}`).catch(() => [])
    return names.map((name) => `${folder}/${name}`)
  }
  const text = await git({ root, branch }, 'ls-tree', '--name-only', branch, `${folder}/`).catch(() => '')
  return text.split('\n').filter(Boolean)
}
