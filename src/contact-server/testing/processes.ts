/** The contact function in separate processes, which tests can kill. */
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { until } from './samples'

const root = join(__dirname, '../../..')
const running = new Set<ChildProcess>()

export type FunctionProcess = { origin: string; kill: () => Promise<void> }

/** Starts one on an outbox folder, delivering to a local mail server. */
export async function startProcess(folder: string, smtpPort: number): Promise<FunctionProcess> {
  const script = join(root, 'src/contact-server/testing/serve-contact.ts')
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), script, folder, String(smtpPort)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const port = await until(() => /port (\d+)/.exec(output)?.[1], 30_000)
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL')
      await ended
      running.delete(child)
    },
  }
}

/** Kills all remaining processes. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** Posts one submission; returns the status, or 0 if the connection broke. */
export async function post(origin: string, request: unknown, visitor = '192.0.2.1'): Promise<number> {
  const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': visitor }
  const options = { method: 'POST', body: JSON.stringify(request), headers }
  return fetch(`${origin}/api/contact`, options).then(
    ({ status }) => status,
    () => 0,
  )
}
