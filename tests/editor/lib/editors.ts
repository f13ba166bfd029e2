/**
 * The editors of one worker: each kind of storage is started when a test first needs it, and reset for the next test.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiRequest } from '../../../scripts/lib/editor/decap-server'
import { startEditorServer } from '../../../scripts/lib/editor/server'
import { siteAnswers } from '../../../scripts/lib/editor/site-answers'
import { writeContentFiles } from '../../../scripts/lib/site-content'
import type { PublishMode } from '../../../src/admin/config/settings'
import { readKnownSite } from '../../../src/content-check'
import { editorPolicy } from '../../../src/hosting/policies'
import type { Forge } from '../forge/forge'
import { bundleFolder, writeVariant } from './bundle'
import type { Project } from './project'
import { cloneStorage, filesStorage, forgeStorage, manyStorage, type Storage } from './storages'

export type StorageName = 'files' | 'clone' | 'forge' | 'many'

export type Editor = { url: string; project: Project; forge?: Forge }

type Running = Editor & { close: () => void }

/** The first port to try for the storage of the first worker; each worker has its own range. */
const firstPort = 9081
const portsPerWorker = 50

/** The public files, as written by a build; with many entries they are not read again for every response. */
async function writePublic(root: string, folder: string): Promise<void> {
  await writeContentFiles(root, folder)
  const known = await readKnownSite(root, { drafts: false })
  writeFileSync(join(folder, 'known.json'), JSON.stringify(known))
}

/** A storage whose reset waits for writes from a page that a test has left. */
function waiting(storage: Storage): Storage {
  const running = new Set<Promise<unknown>>()
  return {
    ...storage,
    answer: (request: ApiRequest) => {
      const done = storage.answer(request)
      running.add(done)
      return done.finally(() => running.delete(done))
    },
    reset: async () => {
      await Promise.allSettled(running)
      await storage.reset()
    },
  }
}

type Served = { folder: string; publishMode: PublishMode; isBuilt: boolean }

/** Serves a storage's editor with the policy of production. */
async function serve(storage: Storage, { folder, publishMode, isBuilt }: Served): Promise<Running> {
  const { project, backend, forge, answer } = storage
  // With a forge there are the files of a build, which are public; the local server reveals everything.
  const drafts = !forge
  if (isBuilt) await writePublic(project.root, folder)
  writeVariant(folder, { backend, publishMode, local: true })
  const folders = [folder, bundleFolder, 'static']
  const { server, address } = await startEditorServer({
    folders,
    answer,
    ...(isBuilt ? {} : siteAnswers(project.root, { drafts })),
    policy: editorPolicy(false, []),
  })
  return {
    url: `${address.replace('127.0.0.1', 'localhost')}/admin/`,
    project,
    ...(forge ? { forge } : {}),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Takes the number of the worker, from 0. */
export function editorsOf(worker: number) {
  const folder = mkdtempSync(join(tmpdir(), 'website-editor-'))
  const storages = new Map<StorageName, Promise<Storage>>()
  const running = new Map<string, Promise<Running>>()

  async function open(name: StorageName): Promise<Storage> {
    const own = join(folder, name)
    mkdirSync(own)
    const port = firstPort + worker * portsPerWorker
    const start = { files: filesStorage, clone: cloneStorage, forge: forgeStorage, many: manyStorage }
    return waiting(await start[name](own, port))
  }

  async function show(name: StorageName, publishMode: PublishMode, storage: Storage): Promise<Running> {
    const page = join(folder, `${name}-${publishMode}`)
    mkdirSync(page)
    return serve(storage, { folder: page, publishMode, isBuilt: name === 'many' })
  }

  return {
    /**
     * The editor of a storage as if it had just been started, with or without review.
     * @param keeps whether the contents of the storage are kept
     */
    async ready(name: StorageName, mode: PublishMode, keeps = false): Promise<Editor> {
      const known = storages.get(name)
      const opened = known ?? open(name)
      storages.set(name, opened)
      const storage = await opened
      if (known && !keeps) await storage.reset()
      const key = `${name}-${mode}`
      const shown = running.get(key) ?? show(name, mode, storage)
      running.set(key, shown)
      return shown
    },
    async close(): Promise<void> {
      for (const editor of running.values()) (await editor).close()
      for (const storage of storages.values()) await (await storage).stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Editors = ReturnType<typeof editorsOf>
