/**
 * Allows one writer at a time: while a build or development server runs in a checkout, a second one refuses to start.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockSync } from 'proper-lockfile'

/** @typedef {{ pid: number, what: string, since: string, address?: string }} Holder */

/**
 * How long after its last renewal a lock is stale and taken over, in milliseconds. This matters only if another process
 * has been given the PID of the one that ended; a PID without a process is detected at once.
 */
const stale = 60_000

/** @param {unknown} error @returns {string | undefined} the system's code of an error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code

/** @param {string} file @returns {string | undefined} */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string | undefined} text @returns {Holder | undefined} undefined for a half-written note */
function parse(text) {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** @param {number} pid @returns {boolean} */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process belongs to another user, so it is running.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {Holder | undefined} holder */
function refusal(holder) {
  const where = holder?.address ? ` at ${holder.address}` : ''
  const by = holder
    ? `"${holder.what}"${where} (process ${holder.pid}, since ${holder.since})`
    : 'another command'
  return `This checkout is already being used by ${by}.\nWait for it to end or stop it, then run the command again.`
}

/**
 * Removes the note of a process that has ended; only one of several competing processes succeeds.
 * @param {string} note @param {string | undefined} text the note's expected content
 */
function claim(note, text) {
  const aside = `${note}.${process.pid}`
  try {
    renameSync(note, aside)
  } catch {
    return false
  }
  const isIt = read(aside) === text
  if (!isIt) renameSync(aside, note)
  rmSync(aside, { force: true })
  return isIt
}

/** Ends this process once another has taken its lock: two writers would corrupt each other's output. */
function taken() {
  console.error('Another command has taken over this checkout while this one was asleep. Run it again.')
  process.exit(1)
}

/**
 * Takes the lock of a checkout; a lock whose process has ended is taken over.
 * @param {string} root the project's folder
 * @param {{ what: string, address?: string }} holder shown to the process that is refused
 * @returns {() => void} releases the lock
 * @throws {Error} with a message for the user if another process holds the lock
 */
export function takeLock(root, { what, address }) {
  const folder = join(root, '.lock')
  const lockfilePath = join(folder, 'site')
  const note = join(folder, 'site.json')
  const mine = JSON.stringify({ pid: process.pid, what, since: new Date().toISOString(), address })
  const take = () => lockSync(root, { lockfilePath, realpath: false, stale, onCompromised: taken })
  mkdirSync(folder, { recursive: true })
  let unlock
  try {
    unlock = take()
  } catch (error) {
    if (codeOf(error) !== 'ELOCKED') throw error
    const text = read(note)
    const holder = parse(text)
    if (!holder || isRunning(holder.pid) || !claim(note, text)) throw new Error(refusal(holder))
    rmSync(lockfilePath, { recursive: true, force: true })
    unlock = take()
  }
  writeFileSync(note, mine)
  const release = () => {
    if (read(note) !== mine) return
    rmSync(note, { force: true })
    unlock()
  }
  process.once('exit', release)
  return release
}
