/** Kills processes left over from a killed build: they would keep writing into the folders of the next one. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { signalGroup } from './processes.mjs'

const noteOf = (root: string): string => join(root, '.build/running')

/** How long to wait for a killed process to disappear, and the polling interval, in milliseconds. */
const patience = { longest: 5000, step: 50 }

/** Records a process of a build; every process that the build starts is in the group of a recorded one. */
export function noteRunning(root: string, pid: number | undefined): void {
  if (pid === undefined) return
  mkdirSync(dirname(noteOf(root)), { recursive: true })
  writeFileSync(noteOf(root), `${pid}\n`, { flag: 'a' })
}

/** Clears the records of a build that has ended normally. */
export function forgetRunning(root: string): void {
  rmSync(noteOf(root), { force: true })
}

/** Returns whether a process belongs to this checkout; its PID may have been reused. */
function isOurs(pid: number, root: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.includes(root) ?? false
}

/** Kills the processes of a killed build and waits until they are gone. Requires the checkout's lock. */
export async function endLeftOver(root: string): Promise<void> {
  const pids = existsSync(noteOf(root)) ? readFileSync(noteOf(root), 'utf8').match(/\d+/g) : undefined
  for (const pid of pids?.map(Number) ?? []) {
    if (process.platform === 'win32' || !isOurs(pid, root)) continue
    process.kill(-pid, 'SIGKILL')
    for (let waited = 0; waited < patience.longest && signalGroup(pid, 0); waited += patience.step)
      await new Promise((resolve) => setTimeout(resolve, patience.step))
  }
  forgetRunning(root)
}
