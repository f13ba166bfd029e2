/**
 * The storage that the editor writes to: the files of a project, a clone of it behind decap-server, or the emulated
 * forge.
 */
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
  /** The source of the site, which the editor also writes to unless that is the forge. */
  project: Project
  backend: AdminSettings['backend']
  answer: (request: ApiRequest) => Promise<unknown>
  forge?: Forge
  /** Undoes the changes made by tests. */
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

/** A forge that the browser talks to directly. @param add adds more content before it is committed */
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

/** The articles of `manyStorage`, in addition to the sample's. */
export const manyArticles = 10_000

/** A forge with more entries than anyone looks at. */
export const manyStorage = (folder: string, port: number): Promise<Storage> =>
  forgeStorage(folder, port, (root) => addManyArticles(root, manyArticles))
