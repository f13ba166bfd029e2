/**
 * npm run build: the content check, then a production build into `public/`; a failed one leaves it as it was.
 * It continues from the last build; `-- --clean` starts from scratch.
 */
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { configMessage, readConfig } from '../src/contact-server/config'
import { buildTime } from '../src/gatsby/build-time'
import { lastSiteOf, outputOf, stubborn } from '../src/gatsby/folders'
import { legalNotice } from '../src/ready/ready'
import { today } from '../src/site/publishing'
import { checkSettings } from './lib/build-settings'
import { fullDiskMessage } from './lib/disk-room'
import { readFlags } from './lib/flags.mjs'
import { gatsbyBuildEnvironment, gatsbyCommand } from './lib/gatsby.mjs'
import { noteState, setOutputAside, takeState } from './lib/gatsby-state'
import { dropLastGood, restoreLastGood, setLastGoodAside } from './lib/last-good'
import { endLeftOver, forgetRunning, noteRunning } from './lib/left-over'
import { takeLock } from './lib/lock.mjs'
import { onStop, runNode } from './lib/processes.mjs'
import { passErrors } from './lib/start-output.mjs'
import { precompress } from './lib/precompress'
import { writeDue } from './lib/write-due'
import { writeHostFiles } from './lib/write-host-files'

const root = join(__dirname, '..')
const script = (name: string): string => join(root, 'scripts', name)

/** Runs a part of the build, recorded in case the build is killed. Returns its exit code. */
async function run(args: string[], env?: NodeJS.ProcessEnv, pass?: typeof passErrors): Promise<number> {
  return runNode(root, args, env, (pid) => noteRunning(root, pid), pass)
}

/** Runs a script of this project. Returns its exit code. */
async function runScript(name: string, ...args: string[]): Promise<number> {
  return run([script('run.mjs'), script(name), ...args])
}

/** Where the editor is built while Gatsby empties and fills `public/`. */
const editor = join(root, '.build/admin')

/**
 * Runs Gatsby's own build and everything that uses its output. The editor is built in parallel: Gatsby leaves the
 * second core idle for long periods.
 * @param clean starts from scratch
 * @returns the build's cache key, for `noteState`
 */
async function buildSite(clean: boolean): Promise<string> {
  // All parts state the same time, even with uncommitted changes.
  process.env['SOURCE_DATE_EPOCH'] ??= String(buildTime(root) / 1000)
  // Gatsby may read the entries before midnight and finish after it.
  const day = today()
  const { key, line } = takeState(root, clean)
  if (line) console.log(line)
  rmSync(editor, stubborn)
  const [gatsby, admin] = await Promise.all([
    run([gatsbyCommand(root), 'build'], { ...gatsbyBuildEnvironment(), CONTENT_CHECKED: 'yes' }, passErrors),
    runScript('build-admin.ts', editor),
  ])
  if (gatsby !== 0) throw new Error('Gatsby could not build the site; see above.')
  if (admin !== 0) throw new Error('The editor could not be built; see above.')
  setOutputAside(root)
  renameSync(editor, join(outputOf(root), 'admin'))
  // It starts processes itself (Pagefind, esbuild); only those below a recorded one end with a killed build.
  if ((await runScript('build-search.ts')) !== 0)
    throw new Error('The search index could not be made; see above.')
  await writeDue(root, day)
  writeHostFiles(root)
  if (!needsNoCopies()) await precompress(outputOf(root), lastSiteOf(root))
  return key
}

/**
 * Netlify and Cloudflare compress responses themselves; elsewhere a server sends the copies that the build has
 * compressed. Builds for tests only (`UNCOMPRESSED=yes`) do without them, too.
 */
const needsNoCopies = (): boolean =>
  Boolean(process.env['NETLIFY'] ?? process.env['CF_PAGES'] ?? process.env['UNCOMPRESSED'])

/** Fails the build of a published site whose contact form cannot deliver: it would lose its visitors' messages. */
function checkContactForm(): void {
  if (!process.env['NETLIFY'] || process.env['CONTEXT'] !== 'production') return
  const result = readConfig(process.env)
  if ('problems' in result) throw new Error(configMessage(result.problems))
}

/** Invented facts in the imprint or privacy policy are illegal once published; elsewhere a warning is enough. */
async function checkLegalTexts(): Promise<void> {
  const notice = await legalNotice(root, process.env)
  if (notice?.refused) throw new Error(notice.text)
  if (notice) console.warn(notice.text)
}

async function build(): Promise<void> {
  const { clean = false } = readFlags('clean')
  takeLock(root, { what: 'npm run build' })
  onStop(() => restoreLastGood(root))
  await endLeftOver(root)
  restoreLastGood(root)
  checkSettings()
  checkContactForm()
  if ((await runScript('check-content.ts')) !== 0)
    throw new Error('Nothing was built: the content has the problems listed above. public/ is as it was.')
  await checkLegalTexts()
  setLastGoodAside(root)
  try {
    noteState(root, await buildSite(clean))
  } catch (error) {
    // Checked before deleting the partial build frees space.
    const full = fullDiskMessage(root)
    rmSync(outputOf(root), stubborn)
    restoreLastGood(root)
    throw full ? new Error(full, { cause: error }) : error
  }
  dropLastGood(root)
  forgetRunning(root)
}

build().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
