/** npm test: every check of the project, ending with one line "N passed, N failed"; --fast leaves out build and browser. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { onStop } from './lib/processes.mjs'
import { runSteps, stopSteps } from './lib/test-runner.mjs'
import { stepsOf } from './lib/test-steps.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

async function main() {
  requireNode(root)
  ensureInstalled(root)
  onStop(stopSteps)
  const results = await runSteps(root, stepsOf(root, { fast: process.argv.includes('--fast') }))
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  for (const { name, failed: count, output, log } of results) {
    if (count > 0) console.log(`\n── ${name} (all of its output: ${log}) ──\n${output.trim()}`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

main().catch((error) => {
  console.error(error)
  console.log('\n0 passed, 1 failed')
  process.exit(1)
})
