/** A scratch project for the editor’s tests: the sample content in its own git repository. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Project = {
  root: string
  /** Runs git in the project and returns its output. */
  git: (...args: string[]) => string
  read: (path: string) => string
  write: (path: string, text: string) => void
  has: (path: string) => boolean
  /** Undoes everything that has happened since the project was opened. */
  reset: () => void
}

/** Opens an existing repository, which has one branch. */
export function projectAt(root: string): Project {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const start = git('rev-parse', 'HEAD')
  return {
    root,
    git,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => writeFileSync(join(root, path), text),
    has: (path) => existsSync(join(root, path)),
    reset: () => {
      git('checkout', '--quiet', '--force', '-B', 'main', start)
      git('clean', '-fdx', '--quiet')
      const drafts = git('branch', '--format=%(refname:short)').split('\n')
      const others = drafts.filter((name) => name !== 'main')
      if (others.length > 0) git('branch', '--quiet', '-D', ...others)
    },
  }
}

/** Copies what editors own into a folder, calls `add` for more content, and commits it. */
export function makeProject(root: string, add: (root: string) => void = () => undefined): Project {
  for (const part of ['content', 'static/downloads']) {
    if (existsSync(part)) cpSync(part, join(root, part), { recursive: true })
  }
  add(root)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ada Örtlich')
  git('config', 'user.email', 'ada@example.com')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Sample content')
  return projectAt(root)
}
