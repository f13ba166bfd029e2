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

async function storage() {
  if (!inGit) return { tree: root, ...(await startFilesApi(root)) }
  const folder = await mkdtemp(join(tmpdir(), 'website-editor-'))
  const clone = join(folder, 'site')
  await scratchClone(root, clone)
  const git = await startGitApi(clone)
  const stop = async () => {
    await git.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { tree: clone, answer: git.answer, stop }
}

async function main(): Promise<void> {
  const outdir = join(root, '.build/admin')
  const { tree, answer, stop } = await storage()
  const settings = {
    backend: { name: 'proxy', branch: 'main', proxy_url: '/admin/api' },
    publishMode: inGit ? ('editorial_workflow' as const) : ('simple' as const),
    local: true,
  }
  const stopWatching = await watchAdmin({ outdir, dev: true, settings })
  const folders = [outdir, join(root, 'public/admin')]
  const answers = siteAnswers(tree, { drafts: true })
  const { server, address } = await startEditorServer({ folders, answer, ...answers })
  onStop(async () => {
    server.close()
    await Promise.all([stopWatching(), stop()])
  })
  // The one line that scripts/lib/start-editor.mjs waits for.
  console.log(JSON.stringify({ address, tree }))
}

runMain(main)
