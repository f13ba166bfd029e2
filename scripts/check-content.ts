/** `npm run content`: prints every problem of the content, one line each. `--json` for tools, `--de` in German. */
import { checkContent, formatProblem, type Problem } from '../src/content-check'
import { printable } from '../src/lib/printable'

const args = process.argv.slice(2)
const language = args.includes('--de') ? 'de' : 'en'
const root = args.find((arg) => !arg.startsWith('--')) ?? process.cwd()

const warningMark = { en: 'Warning', de: 'Hinweis' }

function line(problem: Problem): string {
  const text = formatProblem(problem, language)
  return problem.severity === 'warning' ? `${text} [${warningMark[language]}]` : text
}

function summary(errors: number, warnings: number): string {
  if (language === 'de') return `Inhalt geprüft: ${errors} Fehler, ${warnings} Hinweise`
  return `Content checked: ${errors} errors, ${warnings} warnings`
}

async function main(): Promise<void> {
  const problems = await checkContent(root)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (args.includes('--json')) {
    for (const part of JSON.stringify(problems, null, 2).split('\n')) console.log(printable(part))
  } else {
    for (const problem of problems) console.log(line(problem))
    console.log(summary(errors, problems.length - errors))
  }
  process.exitCode = errors > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(`The content could not be checked: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
})
