/** Starts the editor's server for npm start, and passes its address to Gatsby. Uses Node's own modules only. */
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { startGroup } from './processes.mjs'

/** The variable that tells Gatsby's server where to proxy /admin (src/gatsby/admin-middleware.ts). */
const addressVariable = 'EDITOR_ADDRESS'

/**
 * @param {{ root: string, inGit: boolean }} options `inGit`: works in a scratch clone
 * @returns {Promise<{ env: Record<string, string>, notes: string[], stop: () => Promise<void> }>}
 */
export async function startEditor({ root, inGit }) {
  const script = [join(root, 'scripts/run.mjs'), 'scripts/editor-server.ts', ...(inGit ? ['--git'] : [])]
  const group = startGroup(script, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: process.env })
  const { address, tree } = await readyLine(group)
  const notes = inGit
    ? [
        `The editor writes to a scratch clone with the editorial workflow: ${tree}\nIt is removed when you stop.`,
      ]
    : []
  return { env: { [addressVariable]: address }, notes, stop: group.stop }
}

/** @param {import('./processes.mjs').Group} group @returns {Promise<{ address: string, tree: string }>} */
async function readyLine(group) {
  const ended = group.ended.then((code) => {
    throw new Error(`The editor’s server ended with code ${code} before it was ready.`)
  })
  const first = new Promise((resolve) => {
    if (group.child.stdout)
      createInterface({ input: group.child.stdout }).once('line', (line) => resolve(JSON.parse(line)))
  })
  return Promise.race([first, ended])
}
