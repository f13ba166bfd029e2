/**
 * Breaks the code on purpose, once per requirement, in a copy of the project, and runs the test that proves the
 * requirement: a test that passes all the same proves nothing. `npm run mutate`, or `npm run mutate -- R24 R61`.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mutations, type Mutation } from '../tests/mutations'

const root = process.cwd()
/** All that the unit tests of the list read. */
const needed = ['src', 'tests', 'scripts', 'locales', 'content', 'static', 'package.json', 'jest.config.mjs']

function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'musterwerk-mutate-'))
  for (const name of needed) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

/** Runs a test by a part of its name. Returns how many of that name have passed and failed. */
function run(copy: string, { proof, name }: Mutation): { passed: number; failed: number } {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  try {
    const options = [proof, '-t', pattern, '--json', `--outputFile=${report}`, '--runInBand']
    execFileSync(process.execPath, [jest, ...options], { cwd: copy, stdio: 'ignore' })
  } catch {
    // Jest ends with an error where a test has failed; the report says which.
  }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed, failed }
}

/** Plants a fault, runs its test, and takes the fault out again. Returns what is wrong, or undefined. */
function problemOf(copy: string, mutation: Mutation): string | undefined {
  const { file, from, to, proof, name } = mutation
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  const { passed, failed } = run(copy, mutation)
  writeFileSync(path, text)
  if (failed > 0) return undefined
  const found = passed > 0 ? 'passed' : 'did not run'
  return `“${name}” in ${proof} ${found} although ${file} had “${to}” for “${from}”`
}

const wanted = process.argv.slice(2)
const chosen = mutations.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const copy = copyOfProject()
let problems = 0
try {
  for (const mutation of chosen) {
    const problem = problemOf(copy, mutation)
    if (problem) problems += 1
    console.log(`${mutation.id}: ${problem ?? 'noticed'}`)
  }
} finally {
  rmSync(copy, { recursive: true })
}
console.log(`${chosen.length} faults, ${problems} not noticed`)
if (problems > 0 || chosen.length === 0) process.exitCode = 1
