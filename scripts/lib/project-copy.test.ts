/** A copy that a command works on: what it reports, and that Ctrl-C removes it and leaves the project as it was. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from '../../src/content-model/problems'
import { lineOf } from './project-copy'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-copy-'))
  for (const name of ['root/node_modules', 'copies']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'root/a.md'), 'before')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['while it works on the copy', ''],
  ['just before it changes the project', `void swapIn(root, copy, ['a.md'])`],
])(
  'Ctrl-C %s leaves no copy, and the project as it was',
  async (_, next) => {
    const own = (name: string) => JSON.stringify(join(__dirname, name))
    const script = `
    import { stat, writeFileSync } from 'node:fs'
    import { scratchCopy } from ${own('project-copy.ts')}
    import { swapIn } from ${own('new-site/swap.ts')}
    const root = ${JSON.stringify(join(folder, 'root'))}
    stat(root, () => {
      const copy = scratchCopy(root)
      writeFileSync(copy + '/a.md', 'after')
      console.log(copy)
      process.kill(process.pid, 'SIGINT')
      ${next}
    })
    setTimeout(() => {}, 10_000)
  `
    writeFileSync(join(folder, 'command.ts'), script)
    const command = spawn(process.execPath, ['scripts/run.mjs', join(folder, 'command.ts')], {
      env: { ...process.env, TMPDIR: join(folder, 'copies') },
    })
    let said = ''
    command.stdout.on('data', (text) => (said += text))
    const [code] = await once(command, 'close')
    expect(said).toContain('site-copy-')
    const left = readdirSync(join(folder, 'copies')).filter((name) => name.startsWith('site-copy-'))
    expect([code, left, readFileSync(join(folder, 'root/a.md'), 'utf8')]).toEqual([130, [], 'before'])
  },
  20_000,
)

test.each(['', 'Words. '.repeat(100)])('a line is quoted around what the problem names', (words) => {
  writeFileSync(join(folder, 'root/a.md'), `---\n${words}See [our jobs](/jobs). ${words}\n`)
  const found = { en: 'there is no page “/jobs”', de: '' }
  const line = lineOf(join(folder, 'root'), { path: 'a.md', line: 2, found } as Problem)
  expect(line).toContain('See [our jobs](/jobs).')
  expect(line.length).toBeLessThan(250)
})
