/** Common web servers, started with the files that the build writes for them. */
import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hostFolders, type BuiltSite } from '../../src/hosting/host-rules'

export type EngineName = 'nginx' | 'caddy'

type Setting = {
  /** The folder of the built site. */
  folder: string
  site: BuiltSite
  /** The port of the server with the functions. */
  functions: number
}

export type RunningEngine = { port: number; close: () => Promise<void> }

/** Where a program is; undefined where it is not installed. */
export function programOf(name: EngineName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** The example that docs/deploying.md gives for nginx. */
function documented(): string {
  const text = readFileSync(resolve('docs/deploying.md'), 'utf8')
  const example = /```nginx\n([\s\S]*?)```/.exec(text)?.[1]
  if (!example) throw new Error('docs/deploying.md shows no configuration of nginx.')
  return example
}

/** The documented example with the paths of a test, in a configuration that writes only to the test's folder. */
function nginxCommand(work: string, port: number, { folder, functions }: Setting): string[] {
  const example = documented()
    .replaceAll('/srv/www/hosts', join(work, 'hosts'))
    .replaceAll('/srv/www/public', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:9000', `127.0.0.1:${functions}`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${work}/pid;
error_log stderr warn;
events { }
http {
  access_log off;
${places.map((place) => `  ${place}_temp_path ${work}/${place};`).join('\n')}
${example}
}
`
  writeFileSync(join(work, 'nginx.conf'), config)
  return ['-e', 'stderr', '-p', work, '-c', join(work, 'nginx.conf')]
}

/** Caddy runs with the container's own Caddyfile. */
const caddyCommand = (): string[] => [
  'run',
  '--adapter',
  'caddyfile',
  '--config',
  resolve('deploy/Caddyfile'),
]

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Starts a server in front of a built site. @throws {Error} with its output, if it does not start */
export async function startEngine(name: EngineName, setting: Setting): Promise<RunningEngine> {
  const program = programOf(name)
  if (!program) throw new Error(`${name} is not installed.`)
  const work = mkdtempSync(join(tmpdir(), `${name}-`))
  const files = hostFolders[name]?.(setting.site) ?? {}
  mkdirSync(join(work, 'hosts', name), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(work, 'hosts', name, file), text)
  const port = await freePort()
  const args = name === 'nginx' ? nginxCommand(work, port, setting) : caddyCommand()
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: work,
    XDG_DATA_HOME: work,
    CADDY_ADMIN: 'off',
    SITE_ADDRESS: `http://127.0.0.1:${port}, http://localhost:${port}`,
    SITE_ROOT: setting.folder,
    SITE_HOSTS: join(work, 'hosts'),
    SITE_FUNCTIONS: `127.0.0.1:${setting.functions}`,
  }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    rmSync(work, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break
    const answers = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    )
    if (answers) return { port, close }
    await wait(100)
  }
  await close()
  throw new Error(`${name} did not start:\n${said}`)
}
