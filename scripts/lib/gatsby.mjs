/** Settings for running Gatsby: no telemetry, and as many workers as this machine has cores. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** The file of Gatsby's command line. @param {string} root the project's folder */
export const gatsbyCommand = (root) => join(root, 'node_modules/gatsby/cli.js')

/** More workers than this cost more memory than they save time on a site of this size. */
const mostWorkers = 4

/** @returns {Record<string, string>} the environment of every Gatsby command */
export function gatsbyEnvironment() {
  return {
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_FEEDBACK_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    GATSBY_CPU_COUNT: String(Math.min(availableParallelism(), mostWorkers)),
    // Plain lines instead of a redrawn screen, readable in a log.
    GATSBY_LOGGER: 'yurnalist',
    // Optional parts of a package in the contact function; without this, every build warns that they are missing.
    WS_NO_BUFFER_UTIL: '1',
    WS_NO_UTF_8_VALIDATE: '1',
  }
}

/**
 * Gatsby notes each build in the user's settings, and fails where it cannot write them, as in a container whose user has
 * no home; not in CI.
 * @returns {Record<string, string>} the environment of “gatsby build”
 */
export const gatsbyBuildEnvironment = () => ({ ...gatsbyEnvironment(), CI: 'yes' })
