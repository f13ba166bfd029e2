/** Installs the packages if they are missing or differ from the lock file. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} Locked */

/** @param {string} file @returns {Record<string, Locked>} package folder → its entry in the lock file */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * Compares the lock file with npm's own record of what it installed; npm writes that record last, so an
 * interrupted install counts as missing.
 * @param {string} root the project's folder
 * @returns {string | undefined} why an install is needed, as the end of a sentence
 */
export function installReason(root) {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return 'the packages are not installed yet'
  const installed = packagesOf(record)
  for (const [folder, wanted] of Object.entries(packagesOf(join(root, 'package-lock.json')))) {
    if (folder === '' || wanted.link) continue
    const found = installed[folder]
    // Packages for other systems (optional ones) are left out by npm.
    if (!found && wanted.optional) continue
    if (found?.version !== wanted.version) {
      const name = folder.replace(/^.*node_modules\//, '')
      return `the lock file asks for ${name} ${wanted.version}, installed is ${found?.version ?? 'none'}`
    }
  }
  return undefined
}

/** Makes `node_modules` match the lock file; ends the process if that fails. @param {string} root */
export function ensureInstalled(root) {
  const reason = installReason(root)
  if (!reason) return
  console.log(`Installing the packages from package-lock.json (${reason}). This takes a few minutes.\n`)
  // Through a shell: on Windows npm is a command file.
  const npm = spawnSync('npm ci --no-audit --no-fund --no-update-notifier --loglevel=http', {
    cwd: root,
    shell: true,
    stdio: 'inherit',
  })
  if (npm.status === 0) return
  console.error('\nThe install failed (see above). Check the network, then run the command again.')
  process.exit(npm.status ?? 1)
}
