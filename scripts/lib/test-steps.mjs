/** The steps of "npm test": their commands, and where their numbers come from. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { jestNumbers, ownNumbers, playwrightNumbers } from './test-numbers.mjs'

/**
 * A step waits for the steps that it `needs` and runs if they have passed. Without `read`, it counts as a single check.
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   cwd?: string,
 *   needs?: string[],
 *   env?: Record<string, string>,
 *   read?: (report: any) => import('./test-numbers.mjs').Numbers,
 * }} Step
 */

/**
 * The file of a step's report, or of its output.
 * @param {string} root @param {string} name @param {'json' | 'log'} kind
 */
export const fileOf = (root, name, kind) => join(root, 'test-results', `${name.replaceAll(' ', '-')}.${kind}`)

/**
 * @param {string} root the project's folder
 * @param {{ fast: boolean, system?: string }} options fast: without build and browser; system: the folder for the copy
 * in which the system is tested, if the project's site differs from the fixture
 * @returns {Step[][][]} stages that run in sequence, each with lanes that run in parallel: two, so that two cores are
 * busy
 */
export function stagesOf(root, { fast, system }) {
  if (!system) return [lanesIn(root, root, { fast, prefix: '' })]
  const own = lanesIn(root, root, { fast, prefix: '' })
    .map((lane) => lane.filter(({ name }) => !systemSteps.includes(name)))
    .map((lane) =>
      lane.map((step) =>
        step.name === 'types'
          ? { ...step, command: step.command.map((part) => (part === '.' ? 'tsconfig.site.json' : part)) }
          : step,
      ),
    )
  const copy = {
    name: 'system copy',
    command: [join(root, 'scripts/run.mjs'), join(root, 'scripts/copy-system.ts'), system],
  }
  const tested = lanesIn(root, system, { fast, prefix: 'system ' }).map((lane) =>
    lane
      .filter(({ name }) => !siteSteps.includes(name))
      .map((step) => ({ ...step, cwd: system, needs: ['system copy', ...(step.needs ?? [])] })),
  )
  return [own, [[copy]], tested]
}

/** Steps that test the system, independent of the site. */
const systemSteps = ['units', 'others', 'continued builds', 'browser']

/** Steps whose result in the project also holds for the copy. */
const siteSteps = ['system eslint', 'system stylelint', 'system prettier']

/**
 * Files with uncommitted changes; undefined outside a git repository.
 * @param {string} root @returns {string[] | undefined}
 */
function uncommitted(root) {
  const list = (/** @type {string[]} */ ...args) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean)
  try {
    return [
      ...list('diff', '--name-only', '--relative', 'HEAD'),
      ...list('ls-files', '--others', '--exclude-standard'),
    ]
  } catch {
    return undefined
  }
}

/**
 * Jest's arguments for the unit tests that uncommitted changes can break, plus those that read project files, which
 * Jest does not track; without git, for all unit tests.
 * @param {string} root @param {string} folder where the tests run @returns {string[]}
 */
function relatedTests(root, folder) {
  const changed = uncommitted(root)
  if (!changed) return []
  const reading = readdirSync(join(root, 'tests')).flatMap((name) =>
    /\.test\.tsx?$/.test(name) && !name.startsWith('new-section') ? [`tests/${name}`] : [],
  )
  // Looked up in the project: the copy in which the system is tested does not exist yet.
  const files = [...new Set([...changed, ...reading])].filter((file) => existsSync(join(root, file)))
  return ['--findRelatedTests', ...files.map((file) => join(folder, file))]
}

/**
 * @param {string} root where reports go
 * @param {string} folder where the steps run
 * @param {{ fast: boolean, prefix: string }} options prefix: prepended to the steps' names
 * @returns {Step[][]} two lanes with about the same amount of work
 */
function lanesIn(root, folder, { fast, prefix }) {
  const bin = (/** @type {string} */ path) => join(folder, 'node_modules', path)
  const ours = (/** @type {string} */ script) => [join(folder, 'scripts/run.mjs'), join(folder, script)]
  const report = (/** @type {string} */ name) => fileOf(root, prefix + name, 'json')
  const cached = (/** @type {string} */ name) => [
    ...['--cache', '--cache-strategy=content'],
    `--cache-location=node_modules/.cache/${name}`,
  ]
  /** @returns {Step} */
  const step = (
    /** @type {string} */ name,
    /** @type {string[]} */ command,
    /** @type {Omit<Step, 'name' | 'command'>} */ { needs = [], ...more } = {},
  ) => ({ name: prefix + name, command, needs: needs.map((other) => prefix + other), ...more })
  const checks = (/** @type {string} */ name, /** @type {string} */ script, /** @type {string} */ needed) =>
    step(name, [...ours(script), `--report=${report(name)}`], { needs: [needed], read: ownNumbers })
  const content = step('content', ours('scripts/check-content.ts'))
  const types = step('types', [bin('typescript/bin/tsc'), '-p', '.', '--pretty', 'false'])
  const eslint = step('eslint', [
    ...[bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'],
    ...cached('eslint/'),
  ])
  const stylelint = step('stylelint', [
    ...[bin('stylelint/bin/stylelint.mjs'), '{src,static}/**/*.css'],
    ...cached('stylelint/'),
  ])
  const prettier = step('prettier', [
    ...[bin('prettier/bin/prettier.cjs'), '.', '--check'],
    ...cached('prettier-check'),
  ])
  const units = step(
    'units',
    [
      ...[bin('jest/bin/jest.js'), '--json', `--outputFile=${report('units')}`, '--maxWorkers=2'],
      ...(fast ? relatedTests(root, folder) : []),
    ],
    { read: jestNumbers },
  )
  if (fast)
    return [
      [content, types, eslint],
      [stylelint, prettier, units],
    ]
  const build = step('build', ours('scripts/build.ts'), { needs: ['content'] })
  const built = checks('built pages', 'tests/built.ts', 'build')
  const others = checks('others', 'tests/other-companies.ts', 'content')
  const continued = checks('continued builds', 'tests/continued-builds.ts', 'build')
  const browser = step('browser', [bin('@playwright/test/cli.js'), 'test'], {
    needs: ['build'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    read: playwrightNumbers,
  })
  return [
    [content, build, built, browser],
    [types, eslint, stylelint, prettier, units, others, continued],
  ]
}
