/**
 * `npm run due`: whether scheduled content appears or expires since the last build. The exit code is 0 if a build is
 * due, 1 if not, 2 if that cannot be determined.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dueFile, isDue } from '../src/hosting/due'
import { readFlags } from './lib/flags.mjs'
import { runMain } from './lib/run-main'

readFlags()

const file = join(__dirname, '../public', dueFile)

runMain(() => {
  if (!existsSync(file)) throw new Error('There is no built site here. Run "npm run build" first.')
  const due = isDue(readFileSync(file, 'utf8'))
  console.log(due ? 'A build is due.' : 'No build is due.')
  process.exitCode = due ? 0 : 1
}, 2)
