/** A scratch project for the editor’s tests: the sample content in a git repository of its own. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Project = {
  root: string
  /** Runs git in the project and returns what it prints. */
  git: (...args: string[]) => string
  read: (path: string) => string
  write: (path: string, text: string) => void
  has: (path: string) => boolean
  close: () => void
}

/** Opens an existing folder as a project. */
export function projectAt(root: string, close: () => void = () => undefined): Project {
  return {
    root,
    git: (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim(),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => writeFileSync(join(root, path), text),
    has: (path) => existsSync(join(root, path)),
    close,
  }
}

/** Copies what editors own and commits it; `close` removes the folder. */
export function makeProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'musterwerk-test-'))
  const root = join(folder, 'site')
  for (const part of ['content', 'static/downloads']) {
    if (existsSync(part)) cpSync(part, join(root, part), { recursive: true })
  }
  const project = projectAt(root, () => rmSync(folder, { recursive: true, force: true }))
  project.git('init', '--quiet', '--initial-branch=main')
  project.git('config', 'user.name', 'Ada Örtlich')
  project.git('config', 'user.email', 'ada@example.com')
  project.git('add', '.')
  project.git('commit', '--quiet', '--message', 'Sample content')
  return project
}
