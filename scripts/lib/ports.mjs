/** Finds a free port. */
import { createServer } from 'node:net'

/** @param {number} port @param {string} host @returns {Promise<boolean>} whether the port can be listened on */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/**
 * Returns the wanted port or the next free one above it. Checks both loopback addresses: a program that uses only one
 * of them would still answer for `localhost` in some browsers.
 * @param {number} wanted
 * @param {number} [tries] how many ports to try
 */
export async function freePort(wanted, tries = 50) {
  for (let port = wanted; port < wanted + tries; port++) {
    if ((await isFree(port, '127.0.0.1')) && (await isFreeOrAbsent(port))) return port
  }
  throw new Error(`None of the ports ${wanted} to ${wanted + tries - 1} is free.`)
}

/** @param {number} port @returns {Promise<boolean>} true also on machines without IPv6 */
function isFreeOrAbsent(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ port, host: '::1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
