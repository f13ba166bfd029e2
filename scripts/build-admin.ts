/** Builds the editor into a folder: `node scripts/run.mjs scripts/build-admin.ts [folder]` (default public/admin). */
import { resolve } from 'node:path'
import { buildAdmin } from './lib/admin-bundle'

const outdir = resolve(process.argv[2] ?? 'public/admin')

buildAdmin({ outdir, dev: false }).then(
  ({ files }) => console.log(`Editor: ${files} files.`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
