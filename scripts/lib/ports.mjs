/** Finds a free port. */
import { createServer } from 'node:net'

/**
 * @param {number} port @param {string} host
 * @returns {Promise<string | undefined>} the code of the error that listening there would cause, if any
 */
function errorAt(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code = 'unknown' }) => resolve(code))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
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
    if (await errorAt(port, '127.0.0.1')) continue
    // Other errors mean that this machine has no IPv6.
    if ((await errorAt(port, '::1')) !== 'EADDRINUSE') return port
  }
  throw new Error(`None of the ports ${wanted} to ${wanted + tries - 1} is free.`)
}
