/** Tells whether the process that began something is still there. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { codeOf } from './error-code'

/** Different for each start: host, process number, and a mark of this very start. */
export const ownOwner = `${hostname()} ${process.pid} ${randomUUID()}`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** True when the owner was a process of this host that has ended, also when its number has been given to us. */
export function isGone(owner: string): boolean {
  const [host, pid] = owner.split(' ')
  if (owner === ownOwner || host !== hostname()) return false
  return Number(pid) === process.pid || !isAlive(Number(pid))
}
