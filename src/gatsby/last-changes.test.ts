/** Found 3: dates of the last change come from git, and are left out if git has none. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastChanges, readLog } from './last-changes'

const log = [
  '\u00012026-11-12 a',
  '',
  'content/news/a.de.md',
  '\u00012026-10-01 b',
  '',
  'content/news/a.de.md',
  'content/news/ü.en.md',
  '\u00012026-01-01 c',
  '',
  'content/pages/home.de.md',
  '',
].join('\n')

test('the newest commit of each file counts', () => {
  expect([...readLog(log, new Set())]).toEqual([
    ['content/news/a.de.md', '2026-11-12'],
    ['content/news/ü.en.md', '2026-10-01'],
    ['content/pages/home.de.md', '2026-01-01'],
  ])
})

test('in a shallow clone, its oldest commit is ignored', () => {
  expect(readLog(log, new Set('c')).has('content/pages/home.de.md')).toBe(false)
  expect(readLog(log, new Set('c')).get('content/news/ü.en.md')).toBe('2026-10-01')
})

test('without a repository nothing is known, and nothing fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-git-'))
  expect(lastChanges(folder).size).toBe(0)
  rmSync(folder, { recursive: true })
})

test('this project’s own content has dates', () => {
  const days = [...lastChanges(process.cwd()).values()]
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
})
