/** One writer at a time: a build or a development server of a checkout refuses a second one. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ pid: number, what: string, since: string, address?: string }} Holder */

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

/** @param {string | undefined} text @returns {Holder | undefined} undefined for a half-written lock */
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
    // Somebody else's process: it runs.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {Holder} holder */
function refusal({ pid, what, since, address }) {
  const where = address ? ` at ${address}` : ''
  return `This checkout is already being used by "${what}"${where} (process ${pid}, since ${since}).\nWait for it to end or stop it, then run the command again.`
}

/**
 * Takes the lock of a checkout; a lock whose process has ended is taken over.
 * @param {string} root the project's folder
 * @param {{ what: string, address?: string }} holder shown to whoever comes second
 * @returns {() => void} gives the lock back
 * @throws {Error} with a message for the reader when another process holds the lock
 */
export function takeLock(root, { what, address }) {
  const folder = join(root, '.lock')
  const file = join(folder, 'site.json')
  const mine = JSON.stringify({ pid: process.pid, what, since: new Date().toISOString(), address })
  mkdirSync(folder, { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      break
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const text = read(file)
    const holder = parse(text)
    if (holder && isRunning(holder.pid)) throw new Error(refusal(holder))
    takeAway(file, text)
  }
  const release = () => {
    if (read(file) === mine) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

/**
 * Removes a lock that its process left behind, unless another process has replaced it meanwhile.
 * @param {string} file @param {string | undefined} stale what the lock said when it was found stale
 */
function takeAway(file, stale) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== stale) renameSync(aside, file)
  rmSync(aside, { force: true })
}
