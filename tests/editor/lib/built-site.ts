/** Builds the site from what editors have written, in a copy of the project, and serves it. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../../../scripts/lib/processes.mjs'
import { startSite } from '../../../scripts/lib/static-server'
import { copyProject } from '../../lib/project-copy'

const root = process.cwd()

/** What belongs to editors, in their repository as in the project. */
const owned = ['content', 'static/downloads']

export type BuiltSite = {
  /** The address that it is served at, without trailing slash. */
  url: string
  /** The copy of the project. */
  folder: string
  /** A file below `public/`. */
  read: (path: string) => string
  close: () => Promise<void>
}

/**
 * Takes the folder of the editors' repository, and what else is done to the copy before it is built. Throws if the
 * build fails, as it would on the host.
 */
export async function buildFrom(
  repository: string,
  prepare: (copy: string) => void = () => undefined,
): Promise<BuiltSite> {
  const copy = copyProject(root)
  const remove = () => rmSync(copy, { recursive: true, force: true })
  try {
    for (const part of owned) {
      rmSync(join(copy, part), { recursive: true, force: true })
      cpSync(join(repository, part), join(copy, part), { recursive: true })
    }
    prepare(copy)
    const code = await runNode(copy, ['scripts/run.mjs', 'scripts/build.ts'])
    if (code !== 0) throw new Error('The site could not be built from the repository; see above.')
    const site = await startSite({ dir: join(copy, 'public') })
    return {
      url: site.url.replace(/\/$/, ''),
      folder: copy,
      read: (path) => readFileSync(join(copy, 'public', path), 'utf8'),
      close: () => site.close().finally(remove),
    }
  } catch (error) {
    remove()
    throw error
  }
}
