/** Builds the editor into a folder: `node scripts/run.mjs scripts/build-admin.ts [folder]` (default public/admin). */
import { resolve } from 'node:path'
import { buildAdmin } from './lib/admin-bundle'
import { runMain } from './lib/run-main'

const outdir = resolve(process.argv[2] ?? 'public/admin')

runMain(async () => {
  const { files } = await buildAdmin({ outdir, dev: false })
  console.log(`Editor: ${files} files.`)
})
