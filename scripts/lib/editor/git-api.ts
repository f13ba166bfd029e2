/** Storage in a scratch clone, with the editorial workflow: decap-server in git mode behind our own address. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { startGroup } from '../processes.mjs'
import type { ApiRequest } from './files-api'
import { lastChangeOf } from './last-change'

const run = promisify(execFile)

/** How long decap-server may take to answer for the first time, in milliseconds. */
const patience = 20_000

/** Clones the project's committed state into an empty folder; commits there carry the editor's own git name. */
export async function scratchClone(source: string, folder: string): Promise<void> {
  await run('git', ['clone', '--quiet', '--no-hardlinks', source, folder])
  const name = async (key: string, otherwise: string) =>
    run('git', ['config', key], { cwd: source }).then(
      ({ stdout }) => stdout.trim(),
      () => otherwise,
    )
  await run('git', ['config', 'user.name', await name('user.name', 'Editor')], { cwd: folder })
  await run('git', ['config', 'user.email', await name('user.email', 'editor@localhost')], { cwd: folder })
}

/**
 * A language that a draft has not changed is asked for without an id, which decap-server refuses; it reads by path
 * and branch all the same.
 */
function withId(request: ApiRequest): ApiRequest {
  const { action, params } = request
  if (action !== 'unpublishedEntryDataFile' || params?.id) return request
  return { action, params: { ...params, id: params?.path ?? '' } }
}

async function ask(address: string, request: ApiRequest): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ branch: 'main', ...request }),
  })
  const value = (await response.json()) as { error?: string }
  if (!response.ok)
    throw Object.assign(new Error(value.error ?? 'decap-server failed'), { status: response.status })
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
  throw new Error('The editor’s git server did not start.')
}

/** Starts decap-server over a clone on a port of 127.0.0.1. */
export async function startGitApi(clone: string, port: number) {
  const command = join(
    createRequire(import.meta.url).resolve('decap-server/package.json'),
    '../dist/index.js',
  )
  const env = {
    ...process.env,
    PORT: String(port),
    BIND_HOST: '127.0.0.1',
    MODE: 'git',
    GIT_REPO_DIRECTORY: clone,
    LOG_LEVEL: 'error',
  }
  const group = startGroup([command], { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'], env })
  const address = `http://127.0.0.1:${port}/api/v1`
  await answering(address)
  return {
    answer: (request: ApiRequest) =>
      request.action === 'lastChange'
        ? lastChangeOf(clone, request.params?.path ?? '')
        : ask(address, withId(request)),
    stop: () => group.stop(),
  }
}
