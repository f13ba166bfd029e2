/** The storage that the editor writes to: the files of a project, a clone of it behind decap-server, or the emulated forge. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiRequest } from '../../../scripts/lib/editor/decap-server'
import { addManyArticles } from './many-articles'
import { startFilesApi } from '../../../scripts/lib/editor/files-api'
import { scratchClone, startGitApi } from '../../../scripts/lib/editor/git-api'
import type { AdminSettings } from '../../../src/admin/config/settings'
import { startForge, type Forge } from '../forge/forge'
import { makeProject, projectAt, type Project } from './project'

export type Storage = {
  /** Where the site is read from, and what the editor writes to unless that is the forge. */
  project: Project
  backend: AdminSettings['backend']
  answer: (request: ApiRequest) => Promise<unknown>
  forge?: Forge
  /** Takes back what tests have done. */
  reset: () => Promise<void>
  stop: () => Promise<void>
}

const proxy = { name: 'proxy', branch: 'main', proxy_url: '/admin/api' }

/** The storage of `npm start`: a working tree behind decap-server; takes the first port to try. */
export async function filesStorage(folder: string, port: number): Promise<Storage> {
  const project = makeProject(join(folder, 'site'))
  const api = await startFilesApi(project.root, port)
  return { project, backend: proxy, reset: () => Promise.resolve(project.reset()), ...api }
}

/** The storage of `npm run start:git`: a scratch clone behind decap-server; takes the first port to try. */
export async function cloneStorage(folder: string, port: number): Promise<Storage> {
  const source = makeProject(join(folder, 'site'))
  const clone = join(folder, 'clone')
  mkdirSync(clone)
  await scratchClone(source.root, clone)
  const api = await startGitApi(clone, port)
  const project = projectAt(clone)
  return {
    project,
    backend: proxy,
    answer: api.answer,
    reset: () => Promise.resolve(project.reset()),
    stop: api.stop,
  }
}

/** A forge that the browser talks to by itself. @param add puts more into the content, before it is committed */
export async function forgeStorage(
  folder: string,
  _port = 0,
  add?: (root: string) => void,
): Promise<Storage> {
  const project = makeProject(join(folder, 'site'), add)
  const forge = await startForge(project.root)
  return {
    project,
    backend: forge.backend,
    answer: () => Promise.reject(new Error('The forge is asked directly.')),
    forge,
    reset: forge.reset,
    stop: () => Promise.resolve(forge.close()),
  }
}

/** The articles of `manyStorage`, beside the sample's. */
export const manyArticles = 10_000

/** A forge with more entries than anybody looks at. */
export const manyStorage = (folder: string, port: number): Promise<Storage> =>
  forgeStorage(folder, port, (root) => addManyArticles(root, manyArticles))
