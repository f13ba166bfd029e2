/** Ending a group, or the process that started it, ends all its descendants. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startGroup } from './processes.mjs'

/** Starts a child that ignores SIGTERM, and prints its PID. */
const stubborn = `
  const ignore = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"
  const child = require('node:child_process').spawn(process.execPath, ['-e', ignore])
  console.log(child.pid)
  setInterval(() => {}, 1000)
`

/** Returns whether a process is running; one that has ended may keep its PID until its parent has waited for it. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/status`
  try {
    process.kill(pid, 0)
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'))
  } catch {
    return false
  }
}

test('stop ends grandchildren too, by force if need be', async () => {
  const group = startGroup(['-e', stubborn], { stdio: ['ignore', 'pipe', 'ignore'] })
  const pid = await new Promise<number>((resolve) => {
    group.child.stdout?.once('data', (text) => resolve(Number(text)))
  })
  expect(isRunning(pid)).toBe(true)
  await group.stop()
  expect(isRunning(pid)).toBe(false)
}, 20_000)

test('the exit code is returned', async () => {
  await expect(startGroup(['-e', 'process.exit(3)'], {}).ended).resolves.toBe(3)
})

test('a process that is asked to end stops its groups first, and does not go on as if they had ended', async () => {
  const asked =
    "process.on('SIGTERM', () => { console.log('stopped'); process.exit() }); setInterval(() => {}, 1000)"
  const script = `
    import { onStop, startGroup } from ${JSON.stringify(join(__dirname, 'processes.mjs'))}
    onStop(() => console.log('cleaned'))
    const group = startGroup(['-e', ${JSON.stringify(`${asked}; console.log('started')`)}], { stdio: 'inherit' })
    await group.ended
    console.log('went on')
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([143, 'started\nstopped\ncleaned\n'])
}, 20_000)
