/** The numbers and problems of our own checks, as scripts/test.mjs reads them. */
import { writeFileSync } from 'node:fs'

/** A check of one thing; it passes if it has no problems. */
export type Check = { name: string; problems: readonly string[] }

/** How many checks are listed with a shared problem. */
const mostNames = 6

/** One line per problem, with the checks that have it: a fault in a shared part shows up on every page. */
export function problemLines(checks: readonly Check[]): string[] {
  const byProblem = new Map<string, string[]>()
  for (const { name, problems } of checks) {
    for (const problem of problems) byProblem.set(problem, [...(byProblem.get(problem) ?? []), name])
  }
  return [...byProblem].map(([problem, names]) => {
    const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
    return `${names.slice(0, mostNames).join(', ')}${more}: ${problem}`
  })
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
