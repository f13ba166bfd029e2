/** The steps of "npm test". */
import { join } from 'node:path'
import {
  byExitCode,
  byFile,
  byLines,
  eslintFile,
  jestReport,
  ownReport,
  stylelintFile,
} from './test-reports.mjs'

/** @typedef {import('./test-runner.mjs').Step} Step */

const cache = 'node_modules/.cache'

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
    // What happens in time is part of what the tests in a browser look at: nothing that fills a core runs beside them.
    {
      name: 'editor',
      needs: ['find browser'],
      after: ['built pages', 'third language'],
      command: (file) => [...ours('tests/editor.ts'), ...report(file)],
      read: ownReport,
    },
    {
      name: 'browser',
      needs: ['build', 'find browser'],
      after: ['editor'],
      command: (file) => [...ours('tests/browser.ts'), ...report(file)],
      read: ownReport,
    },
  ]
}
