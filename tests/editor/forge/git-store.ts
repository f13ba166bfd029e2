/** A bare repository as seen by a forge: branches, trees, blobs, and commits of changed files. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Author = { name: string; email: string }
export type FileChange = {
  operation: 'create' | 'update' | 'delete'
  path: string
  content?: string
  sha?: string
}

/** A change based on another version of a file than the stored one. */
export class StaleFile extends Error {}

/** Two branches that changed the same lines. */
export class MergeConflict extends Error {}

/** The requested part of a list; pages count from 1. */
export type Part = { page: number; limit: number }

const statuses: Readonly<Record<string, string>> = { A: 'added', D: 'removed', M: 'changed' }

const signedBy = ({ name, email }: Author) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
})

/** Memoizes by key: git objects never change. */
function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: make(key) }
    known.set(key, found)
    return found.value
  }
}

export function gitStore(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'musterwerk-forge-'))
  const bare = join(folder, 'site.git')
  const git = (
    args: string[],
    options: { input?: string | Buffer; env?: Record<string, string> } = {},
  ): string =>
    execFileSync('git', args, {
      cwd: bare,
      input: options.input,
      env: { ...process.env, ...options.env },
      maxBuffer: 1e9,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    }).trim()
  execFileSync('git', ['clone', '--quiet', '--bare', source, bare])

  const shaOf = (ref: string, path: string): string | undefined => {
    try {
      return git(['rev-parse', '--verify', '--quiet', `${ref}:${path}`])
    } catch {
      return undefined
    }
  }

  const blob = once((sha) =>
    execFileSync('git', ['cat-file', 'blob', sha], { cwd: bare, maxBuffer: 1e9 }).toString('base64'),
  )

  const tree = once((sha) =>
    git(['ls-tree', '-r', '-l', sha])
      .split('\n')
      .map((line) => {
        const [, type = '', hash = '', size = '0', path = ''] =
          /^\d+ (\w+) (\w+)\s+(\S+)\t(.*)$/.exec(line) ?? []
        return { type, sha: hash, size: Number(size), path: path.replace(/^"|"$/g, '') }
      }),
  )

  const history = once((commit) =>
    git([
      '-c',
      'core.quotePath=false',
      'log',
      '--name-only',
      '--format=%x00%H%x09%an%x09%ae%x09%aI%x09%P',
      commit,
    ])
      .split('\0')
      .slice(1)
      .map((part) => {
        const [first = '', ...files] = part.split('\n').filter(Boolean)
        const [sha = '', name = '', email = '', date = '', parents = ''] = first.split('\t')
        const person = { name, email, date }
        return {
          sha,
          commit: { author: person, committer: person },
          parents: parents
            .split(' ')
            .filter(Boolean)
            .map((parent) => ({ sha: parent })),
          files: files.map((filename) => ({ filename })),
        }
      }),
  )

  const head = (branch: string) => git(['rev-parse', '--verify', `refs/heads/${branch}`])
  const start = head('main')

  return {
    bare,
    git,
    shaOf,
    head,
    /** Restores the single branch, as cloned. */
    reset: () => {
      const refs = git(['for-each-ref', '--format=%(refname)']).split('\n')
      const others = refs.filter((name) => name !== 'refs/heads/main')
      const input = [`update refs/heads/main ${start}`, ...others.map((name) => `delete ${name}`), ''].join(
        '\n',
      )
      git(['update-ref', '--stdin'], { input })
    },
    blob,
    tree,
    /** The commits of a file, or of a folder's contents, with their files; undefined if there are none. */
    commits: (ref: string, path: string, { page, limit }: Part) => {
      const all = history(git(['rev-parse', '--verify', ref])).filter(({ files }) =>
        files.some(({ filename }) => filename === path || filename.startsWith(`${path}/`)),
      )
      return all.length > 0 ? all.slice((page - 1) * limit, page * limit) : undefined
    },
    /** Makes one commit of all changes; rejects a change of a file whose content has changed since. */
    commit: (branch: string, message: string, author: Author, changes: readonly FileChange[]): string => {
      const env = { GIT_INDEX_FILE: join(folder, 'index'), ...signedBy(author) }
      const parent = git(['rev-parse', `refs/heads/${branch}`])
      git(['read-tree', parent], { env })
      for (const { operation, path, content = '', sha } of changes) {
        const stored = shaOf(branch, path)
        if (operation === 'create' ? stored : stored !== sha) throw new StaleFile(path)
        // Without a work tree, a file is removed from the index by giving it mode 0.
        if (operation === 'delete')
          git(['update-index', '--index-info'], { env, input: `0 ${'0'.repeat(40)}\t${path}\n` })
        else {
          const hash = git(['hash-object', '-w', '--stdin'], { input: Buffer.from(content, 'base64') })
          git(['update-index', '--add', '--cacheinfo', `100644,${hash},${path}`], { env })
        }
      }
      const commit = git(['commit-tree', git(['write-tree'], { env }), '-p', parent, '-m', message], { env })
      git(['update-ref', `refs/heads/${branch}`, commit, parent])
      return commit
    },
    createBranch: (name: string, from: string) => git(['branch', name, from]),
    deleteBranch: (name: string) => git(['branch', '--delete', '--force', name]),
    /** The changes of a branch since it diverged from the base. */
    changedFiles: (base: string, head: string) =>
      git(['-c', 'core.quotePath=false', 'diff', '--name-status', '--no-renames', `${base}...${head}`])
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [status = '', filename = ''] = line.split('\t')
          return { filename, status: statuses[status] ?? 'changed' }
        }),
    /** Merges a branch into the base with a merge commit; throws a MergeConflict if lines collide. */
    merge: (base: string, head: string, author: Author, message: string): void => {
      const clone = mkdtempSync(join(folder, 'merge-'))
      git(['clone', '--quiet', '--branch', base, bare, clone])
      const inClone = (...args: string[]) => git(['-C', clone, ...args], { env: signedBy(author) })
      try {
        inClone('merge', '--quiet', '--no-ff', '--message', message, `origin/${head}`)
      } catch {
        throw new MergeConflict(head)
      }
      inClone('push', '--quiet', 'origin', base)
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type GitStore = ReturnType<typeof gitStore>
