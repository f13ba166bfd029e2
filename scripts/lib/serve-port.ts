/** Where `npm run serve` listens: on the requested port, or a free one. */
import { readCommand } from './flags.mjs'
import { freePort } from './ports.mjs'

/**
 * Reads `--port` and `--host` from a command line. The default host is this machine only; in a container it has to be
 * `0.0.0.0`. The default port is the first free one from `usual` upwards; `note` reports a different one. Throws, with
 * instructions, if the requested port is invalid or taken: a proxy in front relies on it.
 */
export async function servePort(
  args: readonly string[],
  usual: number,
): Promise<{ port: number; host: string; note?: string }> {
  const { values } = readCommand({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } },
  })
  const { host } = values
  if (values.port === undefined) {
    const port = await freePort(usual)
    if (port === usual) return { port, host }
    return { port, host, note: `Port ${usual} is taken by another program; using ${port}.` }
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port is "${values.port}", but must be a whole number from 1 to 65535.`)
  return {
    host,
    port: await freePort(port, 1).catch(() => {
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or choose another port: npm run serve -- --port ${port + 1}`,
      )
    }),
  }
}
