/** Starts the editor over a scratch project: on its files, on git with the workflow, or on the forge emulator. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { answerFromFiles, type ApiRequest } from '../../../scripts/lib/editor/files-api'
import { scratchClone, startGitApi } from '../../../scripts/lib/editor/git-api'
import { startEditorServer } from '../../../scripts/lib/editor/server'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { readSiteContent } from '../../../scripts/lib/site-content'
import type { AdminSettings } from '../../../src/admin/config/settings'
import { readKnownSite } from '../../../src/content-check'
import { editorPolicy } from '../../../src/site/host-rules/policies'
import { translationStatus } from '../../../src/translations-status/status'
import type { Bundle } from './bundle'
import { makeProject, projectAt, type Project } from './project'

export type RunningEditor = { url: string; project: Project; close: () => Promise<void> }

type Storage = {
  project: Project
  settings: Partial<AdminSettings>
  answer: (request: ApiRequest) => Promise<unknown>
  stop: () => Promise<void>
}

const noBackend = () => Promise.reject(new Error('The forge is asked directly.'))

/** Serves a storage's editor with the policy of production; `answer` may be replaced by what a test wants. */
export async function startEditor(bundle: Bundle, storage: Storage): Promise<RunningEditor> {
  const { project, settings, answer, stop } = storage
  const fresh = {
    '/known.json': () => readKnownSite(project.root),
    '/content.json': () => readSiteContent(project.root, { drafts: true }),
    '/translations.json': () => translationStatus(project.root),
  }
  const folders = [bundle.variant({ ...settings, local: true }), bundle.folder, 'static']
  const { server, address } = await startEditorServer({ folders, answer, fresh, policy: editorPolicy(false) })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await stop()
    project.close()
  }
  return { url: `${address.replace('127.0.0.1', 'localhost')}/admin/`, project, close }
}

const proxy = { name: 'proxy', branch: 'main', proxy_url: '/admin/api' }

/** The storage of `npm start`: a working tree. */
export function filesStorage(): Storage {
  const project = makeProject()
  return {
    project,
    settings: { backend: proxy, publishMode: 'simple' },
    answer: (request) => answerFromFiles(project.root, request),
    stop: () => Promise.resolve(),
  }
}

/** The storage of `npm run start:git`: a scratch clone behind decap-server; `publishMode` as in production. */
export async function gitStorage(publishMode: AdminSettings['publishMode']): Promise<Storage> {
  const source = makeProject()
  const clone = join(source.root, '../clone')
  mkdirSync(clone)
  await scratchClone(source.root, clone)
  const api = await startGitApi(clone, await freePort(9081))
  const project = projectAt(clone, source.close)
  return { project, settings: { backend: proxy, publishMode }, answer: api.answer, stop: api.stop }
}

/** A forge that the browser talks to by itself; `publishMode` as in production. */
export function forgeStorage(
  project: Project,
  backend: AdminSettings['backend'],
  publishMode: AdminSettings['publishMode'] = 'simple',
): Storage {
  return {
    project,
    settings: { backend, publishMode },
    answer: noBackend,
    stop: () => Promise.resolve(),
  }
}
