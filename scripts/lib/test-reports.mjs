/** Reads the numbers and problems out of what each tool of "npm test" writes. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {import('./test-runner.mjs').Step} Step */
/** @typedef {import('./test-runner.mjs').Outcome} Outcome */

/** @param {string} file @returns {any} undefined when the command did not get so far as to write it */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** One check, passed or failed as a whole. @param {Outcome} outcome */
export const byExitCode = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/**
 * Counts lines that each stand for one problem.
 * @param {RegExp} problem
 * @returns {(outcome: Outcome) => { passed: number, failed: number }}
 */
export const byLines = (problem) => (outcome) => {
  const failed = outcome.output.split('\n').filter((line) => problem.test(line)).length
  return failed > 0 ? { passed: 0, failed } : byExitCode(outcome)
}

/** What our own checks write: one entry per check. @param {Outcome} outcome */
export function ownReport({ report, code, output }) {
  const found = readReport(report)
  if (!found) return { ...byExitCode({ code, output, report }), output }
  return { passed: found.passed, failed: found.failed, output: found.problems.join('\n') || output }
}

/**
 * ESLint and Stylelint: one check per file.
 * @param {string} root
 * @param {(file: any) => { path: string, problems: string[] }} shape
 * @returns {Step['read']}
 */
export const byFile =
  (root, shape) =>
  ({ report, output }) => {
    const files = readReport(report)?.map(shape)
    if (!files) return { passed: 0, failed: 1, output }
    const bad = files.filter((/** @type {{ problems: string[] }} */ file) => file.problems.length > 0)
    const lines = bad.flatMap((/** @type {{ path: string, problems: string[] }} */ { path, problems }) =>
      problems.map((problem) => `${relative(root, path)}:${problem}`),
    )
    return { passed: files.length - bad.length, failed: bad.length, output: lines.join('\n') || output }
  }

/** @param {any} file */
export const eslintFile = ({ filePath, messages }) => ({
  path: filePath,
  problems: messages.map((/** @type {any} */ m) => `${m.line}:${m.column} ${m.message} (${m.ruleId})`),
})

/** @param {any} file */
export const stylelintFile = ({ source, warnings }) => ({
  path: source,
  problems: warnings.map((/** @type {any} */ w) => `${w.line}:${w.column} ${w.text}`),
})

/** @param {Outcome} outcome */
export function jestReport({ report, output }) {
  const found = readReport(report)
  if (!found) return { passed: 0, failed: 1, output }
  const messages = found.testResults.map((/** @type {any} */ suite) => suite.message).filter(Boolean)
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    output: messages.join('\n'),
  }
}
