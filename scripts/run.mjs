/**
 * Runs a TypeScript script of this project in this process, so that the script gets signals and sets the exit code
 * itself.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { requireNode } from './lib/node-version.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [script, ...rest] = process.argv.slice(2)

// npm checks the version only while it installs. Scripts such as `due` have a meaning of their own for 1.
requireNode(root, 2)

if (!script || !existsSync(script)) {
  console.error(
    script ? `There is no script ${script}.` : 'Usage: node scripts/run.mjs <script.ts> [arguments]',
  )
  process.exit(2)
}

// A reader that stops early (“| head”) ends the script without a stack trace, with the exit code that shells expect.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(141)
})

let tsx
let collections
try {
  // Both loaders: a .ts file counts as CommonJS here, and may import ES modules.
  tsx = [await import('tsx/cjs/api'), await import('tsx/esm/api')]
  collections = await import('./lib/own-collections.mjs')
} catch {
  console.error(
    'The packages are not installed yet. Run "npm start" (which installs them) or "npm ci" first.',
  )
  process.exit(2)
}
// Runs before anything reads the generated file.
try {
  collections.writeOwnCollections(root)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
for (const loader of tsx) loader.register()

const file = resolve(script)
// The script sees the arguments as if Node had been called with it.
process.argv.splice(1, process.argv.length - 1, file, ...rest)
await import(pathToFileURL(file).href)
