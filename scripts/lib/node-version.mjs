/**
 * Reports in plain words if the running Node version does not suit this project. Uses no package, because it runs
 * before the install; npm's own `engine-strict` checks only while installing, not when Node changes afterwards.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} version for example `20.9` or `v22.1.3` @returns {[number, number]} major and minor */
function parse(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return [major, minor]
}

/**
 * Compares a Node version with ranges of the form `^20.9.0 || ^22.0.0` (package.json, engines).
 * @param {string} version @param {string} ranges
 * @returns {string | undefined} what is wrong and what to do, or undefined
 */
export function nodeProblem(version, ranges) {
  const [major, minor] = parse(version)
  const fits = ranges.split('||').some((range) => {
    const lowest = parse(/[\d.]+/.exec(range)?.[0] ?? '0')
    const below = range.includes('^') ? lowest[0] + 1 : Infinity
    return major < below && (major > lowest[0] || (major === lowest[0] && minor >= lowest[1]))
  })
  if (fits) return undefined
  return [
    `This project needs Node ${ranges}; the node command here is ${version}.`,
    'Install Node 22 (https://nodejs.org, or "nvm install" in this folder) and run the command again.',
  ].join('\n')
}

/**
 * Ends the process with a clear message if the Node version is not supported.
 * @param {string} root the project's folder
 * @param {number} [code] the exit code
 */
export function requireNode(root, code = 1) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const problem = nodeProblem(process.version, engines.node)
  if (!problem) return
  console.error(problem)
  process.exit(code)
}
