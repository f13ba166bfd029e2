/** Takes the screenshots of the editors' handbook: `npm run handbook`. */
import { readFlags } from './lib/flags.mjs'
import { onStop, runNode } from './lib/processes.mjs'

const pictures = ['test', '--project=editor', '--grep=@handbook', '--reporter=list']

async function main(): Promise<void> {
  readFlags()
  onStop()
  const playwright = require.resolve('@playwright/test/cli')
  process.exitCode = await runNode(process.cwd(), [playwright, ...pictures], { HANDBOOK: '1' })
}

void main()
