/**
 * The history on GitHub and Forgejo (which has Gitea's API), also through Git Gateway, which proxies `commits` and
 * `contents` (https://github.com/netlify/git-gateway#readme).
 */
import { orNothing, type Ask } from './forge-request'
import { pageSize, type Change, type History } from './history'

/** https://docs.github.com/rest/commits/commits, https://forgejo.org/docs/latest/user/api-usage/ */
type Commit = {
  sha: string
  commit: { author?: Person | null; committer?: Person | null }
  parents?: readonly { sha: string }[]
  files?: readonly { filename: string }[] | null
}
type Person = { name?: string; email?: string; date?: string }

type Dialect = {
  /** The query parameters of a list of commits, except path and page. */
  list: Readonly<Record<string, string | number>>
  /** Whether a list includes the files of its commits. */
  hasFiles: boolean
}

export const dialects = {
  github: { list: { per_page: pageSize }, hasFiles: false },
  // With statistics, the server would have to compare each commit.
  forgejo: { list: { limit: pageSize, stat: 'false', verification: 'false' }, hasFiles: true },
} as const satisfies Readonly<Record<string, Dialect>>

function changeOf({ sha, commit, parents = [], files }: Commit): Change {
  const { author, committer } = commit
  const [first] = parents
  return {
    id: sha,
    author: author?.name || author?.email || '',
    date: committer?.date ?? author?.date ?? '',
    ...(first ? { parent: first.sha } : {}),
    ...(files ? { files: files.map(({ filename }) => filename) } : {}),
  }
}

type Repository = {
  ask: Ask
  /** The repository's part of API addresses: `/repos/owner/name`; empty for Git Gateway. */
  root: string
  branch: string
  present: History['present']
  dialect: Dialect
}

/** Decodes texts as forges send them: UTF-8 in base64 with line breaks. */
export function decodeBase64(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

export function repositoryHistory({ ask, root, branch, present, dialect }: Repository): History {
  const details = async (id: string) =>
    (await ask(`${root}/commits/${encodeURIComponent(id)}`).then((answer) => answer.json())) as Commit
  return {
    present,
    async changes(path, page) {
      const found = ask(`${root}/commits`, { ...dialect.list, sha: branch, path, page })
      // Forgejo answers 404 for a path without commits and for a page after the last one.
      const answer = dialect.hasFiles ? await found.catch(orNothing) : await found
      const commits = ((await answer?.json()) ?? []) as Commit[]
      return { changes: commits.map(changeOf), more: commits.length >= pageSize }
    },
    async filesOf(change) {
      return change.files ?? changeOf(await details(change.id)).files ?? []
    },
    async textAt(path, commit) {
      const encoded = path.split('/').map(encodeURIComponent).join('/')
      const answer = await ask(`${root}/contents/${encoded}`, { ref: commit }).catch(orNothing)
      const file = (await answer?.json()) as { content?: string | null } | undefined
      return file?.content == null ? undefined : decodeBase64(file.content)
    },
  }
}
