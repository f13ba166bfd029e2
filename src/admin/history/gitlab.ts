/** The history on GitLab (https://docs.gitlab.com/api/commits/), directly and through Git Gateway. */
import { orNothing, type Ask } from './forge-request'
import { pageSize, type Change, type History } from './history'

type Commit = {
  id: string
  author_name?: string
  author_email?: string
  committed_date?: string
  authored_date?: string
  parent_ids?: readonly string[]
}
type Diff = { old_path: string; new_path: string }

/** The maximum number of a commit's diffs that are read: one page at GitLab's maximum size. */
const mostFiles = 100

function changeOf(commit: Commit): Change {
  const [parent] = commit.parent_ids ?? []
  return {
    id: commit.id,
    author: commit.author_name || commit.author_email || '',
    date: commit.committed_date ?? commit.authored_date ?? '',
    ...(parent ? { parent } : {}),
  }
}

type Project = { ask: Ask; root: string; branch: string; present: History['present'] }

/** `root` is the project's part of API addresses: `/projects/group%2Fname`; empty for Git Gateway. */
export function gitLabHistory({ ask, root, branch, present }: Project): History {
  const repository = `${root}/repository`
  const json = async (path: string, params: Readonly<Record<string, string | number>>): Promise<unknown> =>
    (await ask(`${repository}/${path}`, params)).json()
  return {
    present,
    async changes(path, page) {
      const params = { path, ref_name: branch, per_page: pageSize, page }
      const commits = (await json('commits', params)) as Commit[]
      return { changes: commits.map(changeOf), more: commits.length >= pageSize }
    },
    async filesOf({ id }) {
      const diffs = (await json(`commits/${encodeURIComponent(id)}/diff`, { per_page: mostFiles })) as Diff[]
      return [...new Set(diffs.flatMap((diff) => [diff.old_path, diff.new_path]))]
    },
    async textAt(path, commit) {
      const raw = `${repository}/files/${encodeURIComponent(path)}/raw`
      return (await ask(raw, { ref: commit }).catch(orNothing))?.text()
    },
  }
}
