/** The numbers and problems of our own checks, as scripts/test.mjs reads them. */
import { writeFileSync } from 'node:fs'

/** One check of one thing: it holds when it has no problems. */
export type Check = { name: string; problems: readonly string[] }

/** The problems of all failed checks, one line each, the check named first. */
export function problemLines(checks: readonly Check[]): string[] {
  return checks.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))
}

/**
 * Prints the problems and the numbers, writes them to the file that `--report=` names, and sets the exit code.
 * @returns how many checks failed
 */
export function report(checks: readonly Check[], argv: readonly string[]): number {
  const problems = problemLines(checks)
  const failed = checks.filter((check) => check.problems.length > 0).length
  const passed = checks.length - failed
  for (const line of problems) console.log(line)
  console.log(`\n${passed} passed, ${failed} failed`)
  const file = argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length)
  if (file) writeFileSync(file, JSON.stringify({ passed, failed, problems }))
  process.exitCode = failed === 0 ? 0 : 1
  return failed
}
