/** The port of `npm run serve`: the one asked for, or a free one. */
import { parseArgs } from 'node:util'
import { freePort } from './ports.mjs'

/**
 * Reads `--port` from a command line. Without it, the first free port from `usual` on; `note` says that it is another one.
 * Throws, with what to do, when the port asked for is no port or is taken: a proxy in front relies on it.
 */
export async function servePort(
  args: readonly string[],
  usual: number,
): Promise<{ port: number; note?: string }> {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } } })
  if (values.port === undefined) {
    const port = await freePort(usual)
    if (port === usual) return { port }
    return { port, note: `Port ${usual} is taken by another program; using ${port}.` }
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port is "${values.port}", but must be a whole number from 1 to 65535.`)
  return {
    port: await freePort(port, 1).catch(() => {
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or choose another port: npm run serve -- --port ${port + 1}`,
      )
    }),
  }
}
