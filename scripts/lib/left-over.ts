/** Ends what a killed build has left running: it would go on writing into the folders of the next one. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const noteOf = (root: string): string => join(root, '.build/running')

/** How long a process may take to disappear after it was ended by force, and how often to look, in milliseconds. */
const patience = { longest: 5000, step: 50 }

/** Notes a process of a build; every process that the build starts belongs to the group of one that is noted. */
export function noteRunning(root: string, pid: number | undefined): void {
  if (pid === undefined) return
  mkdirSync(dirname(noteOf(root)), { recursive: true })
  writeFileSync(noteOf(root), `${pid}\n`, { flag: 'a' })
}

/** Forgets the processes of a build that has ended by itself. */
export function forgetRunning(root: string): void {
  rmSync(noteOf(root), { force: true })
}

/** Returns whether a process is one of this checkout; its number may have been given to another one since. */
function isOurs(pid: number, root: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.includes(root) ?? false
}

function isThere(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

/** Ends the processes of a killed build and waits until they are gone. Call it with the checkout's lock in hand. */
export async function endLeftOver(root: string): Promise<void> {
  const pids = existsSync(noteOf(root)) ? readFileSync(noteOf(root), 'utf8').match(/\d+/g) : undefined
  for (const pid of pids?.map(Number) ?? []) {
    if (process.platform === 'win32' || !isOurs(pid, root)) continue
    process.kill(-pid, 'SIGKILL')
    for (let waited = 0; waited < patience.longest && isThere(pid); waited += patience.step)
      await new Promise((resolve) => setTimeout(resolve, patience.step))
  }
  forgetRunning(root)
}
