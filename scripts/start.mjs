/** npm start: from a fresh clone to the running site. Uses Node's own modules only, until the install is done. */
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFlags } from './lib/flags.mjs'
import { gatsbyCommand, gatsbyEnvironment } from './lib/gatsby.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { freePort } from './lib/ports.mjs'
import { onStop, runNode, startGroup } from './lib/processes.mjs'
import { addressesOf } from './lib/start-addresses.mjs'
import { startEditor } from './lib/start-editor.mjs'
import { followGatsby, passErrors } from './lib/start-output.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const wantedPort = 8000

async function start() {
  requireNode(root)
  const { git } = readFlags('git')
  ensureInstalled(root)
  onStop()
  // The first import of a package.
  const { takeLock } = await import('./lib/lock.mjs')

  const port = await freePort(wantedPort)
  takeLock(root, { what: 'npm start', address: `http://localhost:${port}/` })
  if (port !== wantedPort) console.log(`Port ${wantedPort} is taken by another program; using ${port}.\n`)

  const checked = await runNode(root, [join(root, 'scripts/run.mjs'), join(root, 'scripts/check-content.ts')])
  if (checked !== 0)
    console.log('\nWhat is listed above is missing or wrong in the site until you correct it.\n')

  const editor = await startEditor({ root, inGit: git === true })
  const addresses = await addressesOf(root, port)
  // Page data depend on code that Gatsby does not watch (src/assemble), so nothing from an earlier run is kept.
  rmSync(join(root, '.cache'), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  console.log('Starting the site (this takes about a minute)…\n')
  const gatsby = startGroup([gatsbyCommand(root), 'develop', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...gatsbyEnvironment(), ...editor.env },
  })
  if (gatsby.child.stderr) void passErrors(gatsby.child.stderr)
  if (gatsby.child.stdout) {
    followGatsby(gatsby.child.stdout, () => {
      console.log('\nThe site is ready:\n')
      for (const { label, address } of addresses) console.log(`  ${label.padEnd(10)}${address}`)
      for (const note of editor.notes) console.log(`\n${note}`)
      console.log('\nStop with Ctrl-C.\n')
    })
  }
  const code = await gatsby.ended
  await Promise.all([gatsby.stop(), editor.stop()])
  process.exit(code)
}

start().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
