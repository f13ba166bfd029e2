/** Builds the site from editors' content, in a copy of the project, and serves it. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode, startGroup } from '../../../scripts/lib/processes.mjs'
import { copyProject } from '../../../scripts/lib/project-copy'

const root = process.cwd()

/** The files that belong to editors, in their repository as in the project. */
const owned = ['content', 'static/downloads']

export type BuiltSite = {
  /** The address at which it is served, without trailing slash. */
  url: string
  /** The copy of the project. */
  folder: string
  /** A file below `public/`. */
  read: (path: string) => string
  close: () => Promise<void>
}

/** Serves the copy with its own command: what was added to the copy is part of its code. */
async function serve(copy: string): Promise<Pick<BuiltSite, 'url' | 'close'>> {
  const group = startGroup(['scripts/run.mjs', 'scripts/serve.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    group.child.stdout?.on('data', (part: Buffer) => {
      said += String(part)
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (address) resolve(address)
    })
    void group.ended.then(() => reject(new Error(`The copy could not be served: ${said}`)))
  })
  return { url, close: () => group.stop() }
}

/**
 * Takes the folder of the editors' repository, and what else to do to the copy before the build. Throws if the build
 * fails, as it would on the host.
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
    const code = await runNode(copy, ['scripts/run.mjs', 'scripts/build.ts'], { UNCOMPRESSED: 'yes' })
    if (code !== 0) throw new Error('The site could not be built from the repository; see above.')
    const site = await serve(copy)
    return {
      ...site,
      folder: copy,
      read: (path) => readFileSync(join(copy, 'public', path), 'utf8'),
      close: () => site.close().finally(remove),
    }
  } catch (error) {
    remove()
    throw error
  }
}
