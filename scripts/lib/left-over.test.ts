/** Processes left running by a killed build are ended before the next one starts, and no others. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endLeftOver, noteRunning } from './left-over'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'left-over-'))
  mkdirSync(join(root, '.cache'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Starts a process in its own group, as a build starts Gatsby, with a child that keeps writing. */
function start(script: string) {
  writeFileSync(
    script,
    `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
     setInterval(() => require('node:fs').writeFileSync(${JSON.stringify(join(root, '.cache/file'))}, 'x'), 5)`,
  )
  const child = spawn(process.execPath, [script], { detached: true, stdio: 'ignore' })
  child.unref()
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  return { pid: child.pid ?? 0, ended }
}

test('a killed build is ended with all its child processes', async () => {
  const { pid, ended } = start(join(root, 'gatsby.cjs'))
  noteRunning(root, pid)
  await endLeftOver(root)
  expect(await ended).toBe('SIGKILL')
  expect(() => process.kill(-pid, 0)).toThrow('ESRCH')
  rmSync(join(root, '.cache'), { recursive: true })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(existsSync(join(root, '.cache'))).toBe(false)
})

test('a process that has since been given the same PID is left alone', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  const { pid } = start(join(elsewhere, 'other.cjs'))
  noteRunning(root, pid)
  await endLeftOver(root)
  expect(process.kill(-pid, 0)).toBe(true)
  process.kill(-pid, 'SIGKILL')
  rmSync(elsewhere, { recursive: true })
})

test('without a killed build there is nothing to do', async () => {
  await expect(endLeftOver(root)).resolves.toBeUndefined()
})
