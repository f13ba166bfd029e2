/** Runs decap-server, which answers Decap's proxy protocol from files or from git, behind our own address. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { freePort } from '../ports.mjs'
import { startGroup } from '../processes.mjs'

type File = { path: string; content: string; encoding: 'base64' }

/** A request of the editor; `action` is one of Decap's proxy protocol or one of our own (own-actions.ts). */
export type ApiRequest = {
  action: string
  params?: {
    path?: string
    paths?: string[]
    folder?: string
    extension?: string
    depth?: number
    mediaFolder?: string
    files?: { path: string }[]
    dataFiles?: { path: string; raw: string }[]
    assets?: File[]
    asset?: File
    id?: string
    page?: number
    commit?: string
    draft?: string
    options?: { commitMessage?: string }
  }
}

/** Answers the editor's requests until it is stopped. */
export type EditorStorage = { answer: (request: ApiRequest) => Promise<unknown>; stop: () => Promise<void> }

/** Startup timeout of decap-server, in milliseconds. */
const patience = 20_000

async function ask(address: string, request: ApiRequest): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, params: { branch: 'main', ...request.params } }),
  })
  const value = (await response.json()) as { error?: string } | null
  if (!response.ok)
    throw Object.assign(new Error(value?.error ?? 'decap-server failed'), { status: response.status })
  return value
}

async function answering(address: string): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const found = await ask(address, { action: 'info' }).then(
      () => true,
      () => false,
    )
    if (found) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The editor’s storage (decap-server) did not start.')
}

/** Starts decap-server over a folder, on the first free port of 127.0.0.1 from `port` upwards. */
export async function startDecapServer(
  mode: 'fs' | 'git',
  folder: string,
  port = 8081,
): Promise<EditorStorage> {
  const command = join(createRequire(__filename).resolve('decap-server/package.json'), '../dist/index.js')
  const own = await freePort(port)
  const env = {
    ...process.env,
    PORT: String(own),
    BIND_HOST: '127.0.0.1',
    MODE: mode,
    GIT_REPO_DIRECTORY: folder,
    LOG_LEVEL: 'error',
  }
  const group = startGroup([command], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env })
  const address = `http://127.0.0.1:${own}/api/v1`
  await answering(address)
  return { answer: (request) => ask(address, request), stop: () => group.stop() }
}
