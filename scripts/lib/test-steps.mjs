/** The steps of "npm test", and how the numbers of each are read. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @typedef {import('./test-runner.mjs').Step} Step */
/** @typedef {import('./test-runner.mjs').Outcome} Outcome */

const cache = 'node_modules/.cache'

/** @param {string} file @returns {any} undefined when the command did not get so far as to write it */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** One check, passed or failed as a whole. @param {Outcome} outcome */
const byExitCode = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/**
 * Counts lines that each stand for one problem.
 * @param {RegExp} problem
 * @returns {(outcome: Outcome) => { passed: number, failed: number }}
 */
const byLines = (problem) => (outcome) => {
  const failed = outcome.output.split('\n').filter((line) => problem.test(line)).length
  return failed > 0 ? { passed: 0, failed } : byExitCode(outcome)
}

/** What our own checks write: one entry per check. @param {Outcome} outcome */
function ownReport({ report, code, output }) {
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
const byFile =
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
const eslintFile = ({ filePath, messages }) => ({
  path: filePath,
  problems: messages.map((/** @type {any} */ m) => `${m.line}:${m.column} ${m.message} (${m.ruleId})`),
})

/** @param {any} file */
const stylelintFile = ({ source, warnings }) => ({
  path: source,
  problems: warnings.map((/** @type {any} */ w) => `${w.line}:${w.column} ${w.text}`),
})

/** @param {Outcome} outcome */
function jestReport({ report, output }) {
  const found = readReport(report)
  if (!found) return { passed: 0, failed: 1, output }
  const messages = found.testResults.map((/** @type {any} */ suite) => suite.message).filter(Boolean)
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    output: messages.join('\n'),
  }
}

/**
 * @param {string} root the project's folder
 * @param {{ fast: boolean }} options fast: without build and browser
 * @returns {Step[]}
 */
export function stepsOf(root, { fast }) {
  const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)
  const ours = (/** @type {string} */ script) => [join(root, 'scripts/run.mjs'), join(root, script)]
  /** @type {Step[]} */
  const quick = [
    {
      name: 'content',
      needs: [],
      command: () => ours('scripts/check-content.ts'),
      read: byLines(/^\S+:\d+ · /),
    },
    {
      name: 'units',
      needs: [],
      command: (report) => [bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`, '--maxWorkers=2'],
      read: jestReport,
    },
    {
      name: 'types',
      needs: [],
      command: () => [bin('typescript/bin/tsc'), '-p', '.', '--pretty', 'false'],
      read: byLines(/error TS\d+/),
    },
    {
      name: 'eslint',
      needs: [],
      command: (report) => [
        bin('eslint/bin/eslint.js'),
        ...['.', '--max-warnings=0', '--format=json', `--output-file=${report}`],
        ...['--cache', `--cache-location=${cache}/eslint/`, '--cache-strategy=content'],
      ],
      read: byFile(root, eslintFile),
    },
    {
      name: 'stylelint',
      needs: [],
      command: (report) => [
        bin('stylelint/bin/stylelint.mjs'),
        ...['{src,static}/**/*.css', '--allow-empty-input', '--formatter=json', `--output-file=${report}`],
        ...['--cache', `--cache-location=${cache}/stylelint/`, '--cache-strategy=content'],
      ],
      read: byFile(root, stylelintFile),
    },
    {
      name: 'prettier',
      needs: [],
      command: () => [
        bin('prettier/bin/prettier.cjs'),
        ...[
          '.',
          '--list-different',
          '--cache',
          `--cache-location=${cache}/prettier`,
          '--cache-strategy=content',
        ],
      ],
      read: byLines(/\.\w+$/),
    },
  ]
  if (fast) return quick
  const others = quick.map(({ name }) => name)
  const report = (/** @type {string} */ file) => [`--report=${file}`]
  return [
    ...quick,
    { name: 'find browser', needs: [], command: () => ours('tests/find-browser.ts'), read: byExitCode },
    // The first step that fills both cores; it starts when the content is known to be good.
    { name: 'build', needs: ['content'], command: () => ours('scripts/build.ts'), read: byExitCode },
    {
      name: 'built pages',
      needs: ['build'],
      command: (file) => [...ours('tests/built.ts'), ...report(file)],
      read: ownReport,
    },
    {
      name: 'third language',
      needs: ['content'],
      after: ['build', ...others],
      command: (file) => [...ours('tests/third-language.ts'), ...report(file)],
      read: ownReport,
    },
    // What a browser does in time is part of what is tested: nothing that fills a core runs beside these two.
    {
      name: 'browser',
      needs: ['build', 'find browser'],
      after: ['built pages', 'third language'],
      command: (file) => [...ours('tests/browser.ts'), ...report(file)],
      read: ownReport,
    },
    {
      name: 'editor',
      needs: ['find browser'],
      after: ['built pages', 'third language'],
      command: (file) => [...ours('tests/editor.ts'), ...report(file)],
      read: ownReport,
    },
  ]
}
