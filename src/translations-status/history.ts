/** Git history of the content files: every version of every file, newest first. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cutOffAt } from '../gatsby/last-changes'

const run = promisify(execFile)

/** Maximum output of git, in bytes: years of content. */
const maxBuffer = 512_000_000

export type Version = { commit: string; date: string; text: string }
export type History = { kind: 'full' | 'shallow' | 'none'; versions: ReadonlyMap<string, readonly Version[]> }

async function git(root: string, args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, maxBuffer, encoding: 'utf8' })).stdout
}

type Change = { commit: string; date: string; path: string }

/** One record per commit, each preceded by a NUL; its files follow on separate lines. */
async function changes(root: string): Promise<Change[]> {
  const log = await git(root, [
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%H %cI',
    '--name-only',
    '--',
    'content',
  ])
  return log
    .split('\0')
    .slice(1)
    .flatMap((record) => {
      const [head = '', ...paths] = record.split('\n')
      const [commit = '', date = ''] = head.split(' ')
      return paths.filter((path) => /\.(md|yml)$/.test(path)).map((path) => ({ commit, date, path }))
    })
}

/** Reads all contents in one batch: a process per version would take minutes. */
async function contents(root: string, wanted: readonly Change[]): Promise<string[]> {
  const child = run('git', ['cat-file', '--batch'], { cwd: root, maxBuffer, encoding: 'buffer' })
  child.child.stdin?.end(wanted.map(({ commit, path }) => `${commit}:${path}\n`).join(''))
  const { stdout } = await child
  const texts: string[] = []
  let at = 0
  for (let index = 0; index < wanted.length; index += 1) {
    const end = stdout.indexOf(10, at)
    const size = Number(/ blob (\d+)$/.exec(stdout.toString('utf8', at, end))?.[1] ?? Number.NaN)
    at = end + 1
    // A commit that removed the file has no content for it.
    texts.push(Number.isNaN(size) ? '' : stdout.toString('utf8', at, at + size))
    if (!Number.isNaN(size)) at += size + 1
  }
  return texts
}

/** Reads the history of `content/`; empty without git, or outside a repository. */
export async function contentHistory(root: string): Promise<History> {
  try {
    const all = await changes(root)
    const texts = await contents(root, all)
    const versions = new Map<string, Version[]>()
    all.forEach(({ commit, date, path }, index) => {
      versions.set(path, [...(versions.get(path) ?? []), { commit, date, text: texts[index] ?? '' }])
    })
    const cutOff = cutOffAt(root)
    return { kind: all.some(({ commit }) => cutOff.has(commit)) ? 'shallow' : 'full', versions }
  } catch {
    return { kind: 'none', versions: new Map() }
  }
}
