/** npm run build: the content check, then a clean production build into `public/`; a failed one leaves it as it was. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { configMessage, readConfig } from '../src/contact-server/config'
import { gatsbyCommand, gatsbyEnvironment } from './lib/gatsby.mjs'
import { dropLastGood, restoreLastGood, setLastGoodAside } from './lib/last-good'
import { takeLock } from './lib/lock.mjs'
import { onStop, runNode } from './lib/processes.mjs'
import { writeHostFiles } from './lib/write-host-files'

const root = join(__dirname, '..')
const script = (name: string): string => join(root, 'scripts', name)

/** Runs a script of this project. Returns its exit code. */
async function runScript(name: string): Promise<number> {
  return runNode(root, [script('run.mjs'), script(name)])
}

/** Gatsby's own build, from nothing: only clean builds come out the same twice (reliability, 4.1). */
async function buildSite(): Promise<void> {
  rmSync(join(root, '.cache'), { recursive: true, force: true })
  const code = await runNode(root, [gatsbyCommand(root), 'build'], gatsbyEnvironment())
  if (code !== 0) throw new Error('Gatsby could not build the site; see above.')
  if ((await runScript('build-admin.ts')) !== 0) throw new Error('The editor could not be built; see above.')
  if ((await runScript('build-search.ts')) !== 0)
    throw new Error('The search index could not be made; see above.')
  writeHostFiles(root)
}

/** A published site whose form cannot deliver would lose its visitors' messages, so it is not built at all. */
function checkContactForm(): void {
  if (!process.env['NETLIFY'] || process.env['CONTEXT'] !== 'production') return
  const result = readConfig(process.env)
  if ('problems' in result) throw new Error(configMessage(result.problems))
}

async function build(): Promise<void> {
  takeLock(root, { what: 'npm run build' })
  restoreLastGood(root)
  checkContactForm()
  if ((await runScript('check-content.ts')) !== 0) {
    throw new Error('Nothing was built: the content has the problems listed above. public/ is as it was.')
  }
  setLastGoodAside(root)
  onStop(() => restoreLastGood(root))
  try {
    await buildSite()
    dropLastGood(root)
  } catch (error) {
    rmSync(join(root, 'public'), { recursive: true, force: true })
    restoreLastGood(root)
    throw error
  }
}

build().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
