/** The steps of "npm test": what each runs, and where its numbers come from. */
import { join } from 'node:path'
import { jestNumbers, ownNumbers, playwrightNumbers } from './test-numbers.mjs'

/**
 * A step runs if the steps that it `needs` have passed. Without `read` it is one check, passed or failed as a whole.
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   needs?: string[],
 *   env?: Record<string, string>,
 *   read?: (report: any) => import('./test-numbers.mjs').Numbers,
 * }} Step
 */

/** The file of a step's report, or of its output. @param {string} root @param {string} name @param {'json' | 'log'} kind */
export const fileOf = (root, name, kind) => join(root, 'test-results', `${name.replace(' ', '-')}.${kind}`)

/**
 * @param {string} root the project's folder
 * @param {{ fast: boolean }} options fast: without build and browser
 * @returns {Step[][][]} stages, one after the other, of lanes side by side: two, so that two cores are busy
 */
export function stagesOf(root, { fast }) {
  const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)
  const ours = (/** @type {string} */ script) => [join(root, 'scripts/run.mjs'), join(root, script)]
  const report = (/** @type {string} */ name) => fileOf(root, name, 'json')
  const cached = (/** @type {string} */ name) => [
    ...['--cache', '--cache-strategy=content'],
    `--cache-location=node_modules/.cache/${name}`,
  ]
  const content = { name: 'content', command: ours('scripts/check-content.ts') }
  const types = { name: 'types', command: [bin('typescript/bin/tsc'), '-p', '.', '--pretty', 'false'] }
  const eslint = {
    name: 'eslint',
    command: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0', ...cached('eslint/')],
  }
  const stylelint = {
    name: 'stylelint',
    command: [bin('stylelint/bin/stylelint.mjs'), '{src,static}/**/*.css', ...cached('stylelint/')],
  }
  const prettier = {
    name: 'prettier',
    command: [bin('prettier/bin/prettier.cjs'), '.', '--list-different', ...cached('prettier')],
  }
  const units = {
    name: 'units',
    command: [bin('jest/bin/jest.js'), '--json', `--outputFile=${report('units')}`, '--maxWorkers=2'],
    read: jestNumbers,
  }
  if (fast)
    return [
      [
        [content, types, eslint],
        [stylelint, prettier, units],
      ],
    ]
  const build = { name: 'build', needs: ['content'], command: ours('scripts/build.ts') }
  const built = {
    name: 'built pages',
    needs: ['build'],
    command: [...ours('tests/built.ts'), `--report=${report('built pages')}`],
    read: ownNumbers,
  }
  const browser = {
    name: 'browser',
    needs: ['build'],
    command: [bin('@playwright/test/cli.js'), 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    read: playwrightNumbers,
  }
  return [
    [
      [content, build, built],
      [types, eslint, stylelint, prettier, units],
    ],
    [[browser]],
  ]
}
