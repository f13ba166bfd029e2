/** Starts a command as a process group and ends the whole group. */
import { spawn, spawnSync } from 'node:child_process'

const windows = process.platform === 'win32'

/** Grace period before a group is killed, in milliseconds. */
const patience = 5000

/** @typedef {{ child: import('node:child_process').ChildProcess, ended: Promise<number>, stop: () => Promise<void> }} Group */

/**
 * @param {number | undefined} pid @param {NodeJS.Signals | 0} signal 0 only checks @returns {boolean} whether it exists
 */
export function signalGroup(pid, signal) {
  if (!pid) return false
  try {
    if (windows) return spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']).status === 0
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** The groups that this process has started and that may still be running. @type {Set<Group>} */
const groups = new Set()

/** Whether this process has been asked to end. */
let stopping = false

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts Node with the given arguments. `ended` gives the exit code; `stop` ends the command and all its descendants,
 * and resolves once none of them is running.
 * @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 * @returns {Group}
 */
export function startGroup(args, options) {
  const child = spawn(process.execPath, args, { ...options, detached: !windows })
  const force = () => signalGroup(child.pid, 'SIGKILL')
  // Last resort, in case this process ends without calling stop().
  process.once('exit', force)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => {
      // Whoever waits for a group that was stopped must not report a failure or go on.
      if (!stopping) resolve(code ?? (signal ? 1 : 0))
    })
  })
  const stop = async () => {
    signalGroup(child.pid, 'SIGTERM')
    for (let waited = 0; waited < 2 * patience && signalGroup(child.pid, 0); waited += 50) {
      if (waited >= patience) force()
      await wait(50)
    }
    process.off('exit', force)
    groups.delete(group)
  }
  const group = { child, ended, stop }
  groups.add(group)
  return group
}

/**
 * Runs a command of this project to its end, with its output in this terminal.
 * @param {string} root @param {string[]} args for Node @param {NodeJS.ProcessEnv} [env] added variables
 * @param {(pid: number | undefined) => void} [started] called with the process, which leads its group
 * @param {(errors: import('node:stream').Readable) => Promise<unknown>} [passErrors] passes its errors on; without it,
 *   they go straight to this terminal
 * @returns {Promise<number>} its exit code
 */
export async function runNode(root, args, env = {}, started, passErrors) {
  const group = startGroup(args, {
    cwd: root,
    stdio: ['ignore', 'inherit', passErrors ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  })
  started?.(group.child.pid)
  const passed = group.child.stderr && passErrors?.(group.child.stderr)
  const code = await group.ended
  await group.stop()
  await passed
  return code
}

/** How often a process started by npm checks whether npm is still running, in milliseconds. */
const watch = 500

/**
 * When this process is asked to end, stops all groups it has started, then calls `clean` and exits with the code that
 * shells expect. Call it before starting any: an unhandled signal ends a process without ending its groups.
 * @param {() => Promise<void> | void} [clean]
 */
export function onStop(clean) {
  const stop = async (/** @type {number} */ code) => {
    // A terminal sends Ctrl-C to both npm and us, and npm forwards it again.
    if (stopping) return
    stopping = true
    await Promise.all([...groups].map((group) => group.stop()))
    await clean?.()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(130))
  process.on('SIGTERM', () => void stop(143))
  process.on('SIGHUP', () => void stop(129))
  if (!process.env['npm_lifecycle_event']) return
  // npm forwards a signal to the shell between itself and us, and the shell ends without forwarding it.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void stop(143)
  }, watch).unref()
}
