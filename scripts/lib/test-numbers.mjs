/** Extracts the numbers from the reports of "npm test", and lists what was slow, skipped or flaky. */

/**
 * A test with its time in milliseconds; `why` it was skipped; `flaky`: the error of its first try, if only the second
 * passed.
 * @typedef {{ name: string, time: number, flaky?: string, why?: string }} Test
 * @typedef {{ passed: number, failed: number, problems?: string[], tests?: Test[] }} Numbers
 */

/** Reads a report of our own checks (tests/lib/report.ts). @param {Numbers} report @returns {Numbers} */
export const ownNumbers = (report) => report

/** @param {any} report @returns {Numbers} */
export function jestNumbers({ testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    problems: testResults.map((/** @type {any} */ { message }) => message).filter(Boolean),
    tests: testResults.flatMap((/** @type {any} */ { assertionResults }) =>
      assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
        name: fullName,
        time: duration ?? 0,
      })),
    ),
  }
}

/** @param {any} suite @returns {any[]} the tests of a suite and its nested suites, each with the names around it */
const testsOf = ({ title = '', specs = [], suites = [] }) =>
  [
    ...specs.flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({ ...test, title: spec.title })),
    ),
    ...suites.flatMap(testsOf),
  ].map((test) => ({ ...test, title: `${title} › ${test.title}` }))

/** @param {any} test @returns {string} the message; empty if there was no error */
const firstError = ({ results }) =>
  results.flatMap((/** @type {any} */ { errors }) => errors)[0]?.message ?? ''

/** @param {any} report @returns {Numbers} */
export function playwrightNumbers({ stats, errors, suites }) {
  const tests = suites.flatMap(testsOf).map((/** @type {any} */ test) => ({
    name: `${test.projectName} › ${test.title}`,
    time: test.results.reduce(
      (/** @type {number} */ most, /** @type {any} */ { duration }) => Math.max(most, duration),
      0,
    ),
    flaky: test.status === 'flaky' ? firstError(test) : undefined,
    failed: test.status === 'unexpected',
    message: firstError(test),
    why:
      test.status === 'skipped'
        ? (test.annotations[0]?.description ?? 'what it depends on failed')
        : undefined,
  }))
  const failed = tests.filter((/** @type {any} */ test) => test.failed)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    problems: [
      ...errors.map((/** @type {any} */ { message }) => message),
      ...failed.map((/** @type {any} */ { name, message }) => `${name}\n${message}\n`),
    ],
    tests,
  }
}
