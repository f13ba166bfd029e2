/**
 * Mutation tests: breaks the code or the built site on purpose, once per requirement, in a copy, and runs the test for
 * that requirement, which must fail. Faults of the built site need `npm run build` first. `npm run mutate`, or `npm run
 * mutate -- R24 R61`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readCommand } from './lib/flags.mjs'
import { builtMutations, mutations, type BuiltMutation, type Mutation } from '../tests/mutations'

const root = process.cwd()
/** Everything that the listed unit tests read. */
const needed = ['src', 'tests', 'scripts', 'locales', 'content', 'static', 'package.json', 'jest.config.mjs']

function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'website-mutate-'))
  for (const name of needed) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

/** Runs tests by part of their name. Returns how many have passed and failed. */
function run(copy: string, { proof, name }: Mutation): { passed: number; failed: number } {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  try {
    const options = [proof, '-t', pattern, '--json', `--outputFile=${report}`, '--runInBand']
    execFileSync(process.execPath, [jest, ...options], { cwd: copy, stdio: 'ignore' })
  } catch {
    // Jest exits with an error if a test has failed; the report names it.
  }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed, failed }
}

/** Plants a fault, runs its test, and removes the fault again. Returns what is wrong, or undefined. */
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

/** A copy of the built site made of hard links. */
function copyOfSite(): string {
  const copy = mkdtempSync(join(root, 'node_modules', '.mutate-'))
  for (const name of readdirSync('public', { recursive: true, encoding: 'utf8' })) {
    const file = join('public', name)
    if (!statSync(file).isFile()) continue
    mkdirSync(dirname(join(copy, name)), { recursive: true })
    linkSync(file, join(copy, name))
  }
  return copy
}

/** Finds the file of a fault; `*` is the first folder with an `index.html` that is not a page of a list. */
function fileOf(copy: string, { file }: BuiltMutation): string {
  const [before = '', after] = file.split('*/')
  if (after === undefined) return join(copy, file)
  const lists = new Set(['page', 'topics', 'themen'])
  const folders = readdirSync(join(copy, before), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !lists.has(entry.name))
    .map(({ name }) => name)
    .sort()
  return join(copy, before, folders[0] ?? '', after)
}

/**
 * Runs the check that must detect a fault of the built site. Returns its message, or undefined if nothing was detected.
 */
function complaintOf(copy: string, { suite, proof, problem }: BuiltMutation): string | undefined {
  const command = suite
    ? [process.execPath, 'scripts/run.mjs', 'tests/built.ts', `--dir=${copy}`, `--only=${suite}`]
    : ['npx', 'playwright', 'test', '--project=site', '--retries=0', '--max-failures=1', proof, '-g', problem]
  const [program = '', ...options] = command
  const env = { ...process.env, SITE_DIR: copy, PLAYWRIGHT_JSON_OUTPUT_FILE: join(copy, 'report.json') }
  const { status, stdout } = spawnSync(program, options, { env, encoding: 'utf8' })
  return status === 1 && stdout.includes(problem) ? stdout : undefined
}

/** Plants a fault in the copy of the built site. Returns what is wrong, or undefined. */
function builtProblemOf(copy: string, mutation: BuiltMutation): string | undefined {
  const { change, proof, problem } = mutation
  const path = fileOf(copy, mutation)
  const kept = `${path}.kept`
  copyFileSync(path, kept)
  const text = readFileSync(path, 'utf8')
  rmSync(path)
  if (change) {
    if (!text.includes(change[0])) return `${mutation.file} does not hold “${change[0]}”`
    writeFileSync(path, text.replaceAll(change[0], change[1]))
  }
  const complaint = complaintOf(copy, mutation)
  rmSync(path, { force: true })
  cpSync(kept, path)
  rmSync(kept)
  return complaint ? undefined : `${proof} does not report “${problem}” of ${mutation.file}`
}

const { positionals: wanted } = readCommand({ allowPositionals: true, options: {} })
const known = new Set<string>([...mutations, ...builtMutations].map(({ id }) => id))
const unknown = wanted.find((id) => !known.has(id))
if (unknown) {
  console.error(`No fault is planted for “${unknown}”. The requirements: docs/requirements.md.`)
  process.exit(2)
}
const isWanted = ({ id }: { id: string }) => wanted.length === 0 || wanted.includes(id)
let planted = 0
let problems = 0

/** Plants the selected faults of a list, in a copy made for them. */
function plant<F extends { id: string }>(
  faults: readonly F[],
  makeCopy: () => string,
  problemOfFault: (copy: string, fault: F) => string | undefined,
): void {
  const chosen = faults.filter(isWanted)
  if (chosen.length === 0) return
  const copy = makeCopy()
  try {
    for (const fault of chosen) {
      const problem = problemOfFault(copy, fault)
      planted += 1
      if (problem) problems += 1
      console.log(`${fault.id}: ${problem ?? 'noticed'}`)
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

plant(mutations, copyOfProject, problemOf)
plant(builtMutations, copyOfSite, builtProblemOf)
console.log(`${planted} faults, ${problems} not noticed`)
if (problems > 0 || planted === 0) process.exitCode = 1
