/** The unit tests in `npm run check`: those that uncommitted changes can break. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stagesOf } from './test-steps.mjs'

let root = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'steps-')))
  for (const file of ['src/a.ts', 'src/b.ts', 'src/gone.ts', 'tests/reading.test.ts', 'tests/other.ts'])
    write(file, 'before')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root })

/** The files from which Jest selects tests in the project, or in a copy for the system; undefined if it runs all. */
function chosen(fast: boolean, system?: string): string[] | undefined {
  const { command = [] } =
    stagesOf(root, { fast, ...(system ? { system } : {}) })
      .flat(2)
      .find(({ name }) => name === (system ? 'system units' : 'units')) ?? {}
  const place = command.indexOf('--findRelatedTests')
  return place < 0 ? undefined : command.slice(place + 1).map((file) => relative(system ?? root, file))
}

test('selects tests of changed and new files, and those that read the project; all in npm test and without git', () => {
  expect(chosen(true)).toBeUndefined()
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'All')
  expect(chosen(true)).toEqual(['tests/reading.test.ts'])
  write('src/a.ts', 'changed')
  write('src/new.ts', 'new')
  rmSync(join(root, 'src/gone.ts'))
  git('add', 'src/a.ts')
  expect(chosen(true)).toEqual(['src/a.ts', 'src/new.ts', 'tests/reading.test.ts'])
  expect(chosen(true, join(root, 'copy'))).toEqual(['src/a.ts', 'src/new.ts', 'tests/reading.test.ts'])
  expect(chosen(false)).toBeUndefined()
})
