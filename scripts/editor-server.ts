/** Serves the editor while developing: `node scripts/run.mjs scripts/editor-server.ts [--git]`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchAdmin } from './lib/admin-bundle'
import { startFilesApi } from './lib/editor/files-api'
import { scratchClone, startGitApi } from './lib/editor/git-api'
import { startEditorServer } from './lib/editor/server'
import { siteAnswers } from './lib/editor/site-answers'
import { readFlags } from './lib/flags.mjs'
import { onStop } from './lib/processes.mjs'
import { runMain } from './lib/run-main'

const root = process.cwd()
const { git: inGit } = readFlags('git')

/** The folder of the scratch clone, once it exists. */
let scratch: string | undefined

async function storage() {
  if (!inGit) return { tree: root, ...(await startFilesApi(root)) }
  scratch = await mkdtemp(join(tmpdir(), 'website-editor-'))
  const clone = join(scratch, 'site')
  await scratchClone(root, clone)
  return { tree: clone, ...(await startGitApi(clone)) }
}

async function main(): Promise<void> {
  onStop(async () => {
    if (scratch) await rm(scratch, { recursive: true, force: true })
  })
  const outdir = join(root, '.build/admin')
  const { tree, answer } = await storage()
  const settings = {
    backend: { name: 'proxy', branch: 'main', proxy_url: '/admin/api' },
    publishMode: inGit ? ('editorial_workflow' as const) : ('simple' as const),
    local: true,
  }
  await watchAdmin({ outdir, dev: true, settings })
  const folders = [outdir, join(root, 'public/admin')]
  const answers = siteAnswers(tree, { drafts: true })
  const { address } = await startEditorServer({ folders, answer, ...answers })
  // The one line that scripts/lib/start-editor.mjs waits for.
  console.log(JSON.stringify({ address, tree }))
}

runMain(main)
