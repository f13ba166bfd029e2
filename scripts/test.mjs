/** npm test: runs every check and ends with one line "N passed, N failed"; --fast leaves out build and browser. */
import { createHash } from 'node:crypto'
import { mkdirSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstDifference } from './lib/fixture.mjs'
import { readFlags } from './lib/flags.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { onStop, startGroup } from './lib/processes.mjs'
import { fileOf, stagesOf } from './lib/test-steps.mjs'

/** @typedef {import('./lib/test-numbers.mjs').Numbers & { name: string, problems: string[] }} Result */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** How many of the slowest tests are listed. */
const slowest = 10

/**
 * Runs a step to its end, with all its output in a file.
 * @param {import('./lib/test-steps.mjs').Step} step @returns {Promise<Result>}
 */
async function runStep({ name, command, cwd = root, env, read }) {
  const [report, log] = [fileOf(root, name, 'json'), fileOf(root, name, 'log')]
  rmSync(report, { force: true })
  const started = Date.now()
  const output = openSync(log, 'w')
  const group = startGroup(command, {
    cwd,
    stdio: ['ignore', output, output],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  })
  const code = await group.ended
  await group.stop()
  closeSync(output)
  /** @type {import('./lib/test-numbers.mjs').Numbers} */
  let numbers = { passed: code === 0 ? 1 : 0, failed: 0 }
  try {
    if (read) numbers = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // The command failed before it wrote its report; its output explains why.
  }
  // A command that fails without reporting anything counts as one failure.
  const failed = Math.max(numbers.failed, code === 0 ? 0 : 1)
  const { problems = [] } = numbers
  const said = problems.length > 0 ? problems : [readFileSync(log, 'utf8').trim()]
  const time = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(15)} ${numbers.passed} passed, ${failed} failed (${time} s)`,
  )
  return {
    ...numbers,
    name,
    failed,
    problems: failed ? [`All of its output: ${relative(root, log)}`, ...said] : [],
  }
}

/**
 * Runs the lanes of each stage in parallel, and the steps of a lane in sequence.
 * @param {import('./lib/test-steps.mjs').Step[][][]} stages @returns {Promise<Result[]>} in the order in which they
 * finished
 */
async function runStages(stages) {
  /** @type {Result[]} */
  const results = []
  /** @type {Map<string, Promise<Result>>} */
  const begun = new Map()
  const lanes = stages.flat()
  /** @param {string} name @returns {Promise<Result>} */
  const resultOf = (name) => {
    const result = begun.get(name) ?? run(name)
    begun.set(name, result)
    return result
  }
  /** @param {string} name @returns {Promise<Result>} */
  const run = async (name) => {
    const lane = lanes.find((steps) => steps.some((step) => step.name === name)) ?? []
    const place = lane.findIndex((step) => step.name === name)
    const [before, step] = [lane[place - 1], lane[place]]
    if (!step) throw new Error(`There is no step "${name}".`)
    if (before) await resultOf(before.name)
    const needed = await Promise.all((step.needs ?? []).map(resultOf))
    const broken = needed.find(({ failed }) => failed > 0)
    if (broken) console.log(`✗ ${name.padEnd(15)} not run: "${broken.name}" failed`)
    const result = broken
      ? { name, passed: 0, failed: 1, problems: [`Not run, because "${broken.name}" failed.`] }
      : await runStep(step)
    results.push(result)
    return result
  }
  for (const stage of stages) await Promise.all(stage.flat().map(({ name }) => resultOf(name)))
  return results
}

/** @param {string} title @param {string[]} lines */
function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

async function main() {
  requireNode(root)
  const { fast = false } = readFlags('fast')
  ensureInstalled(root)
  // The first import of a package. Writes the file before parallel steps need it.
  const { writeOwnCollections } = await import('./lib/own-collections.mjs')
  writeOwnCollections(root)
  mkdirSync(dirname(fileOf(root, '', 'log')), { recursive: true })
  onStop()
  const other = firstDifference(root)
  const system =
    other && join(tmpdir(), `system-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)
  if (other)
    console.log(`This site is not the fixture (${other}): the system is tested in a copy that holds it.`)
  const results = await runStages(stagesOf(root, { fast, system }))
  if (system) rmSync(system, { recursive: true, force: true })
  for (const { name, failed, problems } of results)
    if (failed > 0) console.log(`\n── ${name} ──\n${problems.join('\n')}`)
  const tests = results.flatMap((result) => result.tests ?? []).sort((a, b) => b.time - a.time)
  const seconds = (/** @type {number} */ time) => (time / 1000).toFixed(1).padStart(6)
  list(
    'The slowest tests',
    tests.slice(0, slowest).map(({ name, time }) => `${seconds(time)} s  ${name}`),
  )
  list(
    'Skipped',
    tests.filter(({ why }) => why).map(({ name, why }) => `${name}: ${why}`),
  )
  list(
    'Flaky, passed at the second try only',
    tests.flatMap(({ name, flaky }) => (flaky === undefined ? [] : [`${name}\n${flaky}\n`])),
  )
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

main().catch((error) => {
  console.error(error)
  console.log('\n0 passed, 1 failed')
  process.exit(1)
})
