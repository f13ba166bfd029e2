/** Runs the steps of "npm test" side by side, each as soon as what it needs has passed. */
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startGroup } from './processes.mjs'

/**
 * One step: it runs if the steps it needs have passed, and not before those it comes after have ended. `read`
 * takes the numbers out of what the command wrote.
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ code: number, output: string, report: string }} Outcome
 * @typedef {{
 *   name: string,
 *   needs: string[],
 *   after?: string[],
 *   command: (report: string) => string[],
 *   env?: Record<string, string>,
 *   read: (outcome: Outcome) => Counts & { output?: string },
 * }} Step
 * @typedef {Counts & { name: string, output: string, log: string }} Result
 */

/** @type {Set<import('./processes.mjs').Group>} */
const running = new Set()

/** Ends all steps that run. */
export async function stopSteps() {
  await Promise.all([...running].map((group) => group.stop()))
}

/** @param {string} root @param {string[]} command for Node @param {Record<string, string>} env */
async function collect(root, command, env) {
  const group = startGroup(command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  })
  running.add(group)
  let output = ''
  for (const stream of [group.child.stdout, group.child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (output += chunk))
  }
  // What was written last may still be on its way when the process has ended.
  const drained = once(group.child, 'close')
  const code = await group.ended
  await group.stop()
  await drained
  running.delete(group)
  return { code, output }
}

/** Where the whole output of a step is kept, from the project's folder. @param {Step} step */
const logOf = (step) => `test-results/${step.name.replace(/\W+/g, '-')}.log`

/** @param {string} root @param {Step} step @returns {Promise<Result>} */
async function runStep(root, step) {
  const log = logOf(step)
  const report = join(root, log.replace(/log$/, 'json'))
  rmSync(report, { force: true })
  const started = Date.now()
  const outcome = await collect(root, step.command(report), step.env ?? {})
  writeFileSync(join(root, log), outcome.output)
  const read = step.read({ ...outcome, report })
  // A command that fails without naming anything has failed all the same.
  const failed = read.failed === 0 && outcome.code !== 0 ? 1 : read.failed
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const mark = failed === 0 ? '✓' : '✗'
  console.log(`${mark} ${step.name.padEnd(16)} ${read.passed} passed, ${failed} failed (${seconds} s)`)
  return { name: step.name, passed: read.passed, failed, output: read.output ?? outcome.output, log }
}

/** @param {Step} step @param {Result[]} results @returns {Result | undefined} why a step cannot run */
function blocked(step, results) {
  const broken = results.find(({ name, failed }) => failed > 0 && step.needs.includes(name))
  if (!broken) return undefined
  console.log(`✗ ${step.name.padEnd(16)} not run: "${broken.name}" failed`)
  const output = `Not run, because "${broken.name}" failed.`
  return { name: step.name, passed: 0, failed: 1, output, log: logOf(step) }
}

/** @param {string} root the project's folder @param {Step[]} steps @returns {Promise<Result[]>} in the order of the steps */
export async function runSteps(root, steps) {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  /** @type {Result[]} */
  const results = []
  /** @type {Map<string, Promise<void>>} */
  const lanes = new Map()
  const waiting = [...steps]
  const isDone = (/** @type {string} */ name) => results.some((result) => result.name === name)
  while (waiting.length > 0 || lanes.size > 0) {
    const next = waiting.findIndex(({ needs, after = [] }) => [...needs, ...after].every(isDone))
    if (next >= 0 && lanes.size < Math.max(2, Math.min(availableParallelism(), 4))) {
      const [step] = waiting.splice(next, 1)
      if (!step) continue
      const skipped = blocked(step, results)
      if (skipped) results.push(skipped)
      else {
        const lane = runStep(root, step).then((result) => {
          results.push(result)
          lanes.delete(step.name)
        })
        lanes.set(step.name, lane)
      }
    } else {
      if (lanes.size === 0)
        throw new Error(`A step waits for one that is not there: ${waiting[0]?.needs.join(', ')}`)
      await Promise.race(lanes.values())
    }
  }
  return steps.flatMap((step) => results.filter((result) => result.name === step.name))
}
