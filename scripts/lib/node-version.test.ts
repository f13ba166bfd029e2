/** Node versions at the boundaries of the supported range. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { nodeProblem } from './node-version.mjs'

const range = '^20.9.0 || ^22.0.0 || ^24.0.0'

test.each(['v20.9.0', '20.20.2', '22.0.0', '24.9.1'])('%s is supported', (version) => {
  expect(nodeProblem(version, range)).toBeUndefined()
})

test.each(['v18.20.4', '20.8.1', '21.7.3', '23.11.1', '25.2.0', '26.0.0'])(
  '%s is not supported, and the message names it and the range',
  (version) => {
    expect(nodeProblem(version, range)).toContain(version)
    expect(nodeProblem(version, range)).toContain(range)
  },
)

test('every command ends with that message and 2, before it loads anything that an old Node cannot read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-node-'))
  for (const file of ['scripts/run.mjs', 'scripts/lib/node-version.mjs'])
    cpSync(resolve(__dirname, '../..', file), join(folder, file))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=999.0.0' } }))
  writeFileSync(join(folder, 'script.ts'), 'console.log("it ran")')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'script.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(nodeProblem(process.version, '>=999.0.0'))
})
