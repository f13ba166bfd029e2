/**
 * `npm run content`: prints every content problem, one line each; unfinished drafts share one line, and `--drafts`
 * lists what they lack. `--json` prints JSON for tools, `--de` German.
 */
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

/** The unfinished drafts, each with the number of its problems. */
function draftsLine(unfinished: readonly Problem[]): string {
  const counts = new Map<string, number>()
  for (const { path } of unfinished) {
    const entry = path.replace(/(?:\.[a-z]+)?\.(?:md|yml)$/, '')
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
  }
  const list = [...counts].map(([entry, count]) => `${entry} (${count})`).join(', ')
  return language === 'de'
    ? `Noch nicht fertige Entwürfe, die nicht auf die Website kommen: ${list}. Was fehlt, nennt „npm run content -- --drafts“.`
    : `Drafts that are not finished and stay off the site: ${list}. “npm run content -- --drafts” says what they lack.`
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
    const unfinished = problems.filter((problem) => problem.unfinished)
    const listed = args.includes('--drafts') ? problems : problems.filter((problem) => !problem.unfinished)
    for (const problem of listed) console.log(line(problem))
    if (unfinished.length > 0) console.log(printable(draftsLine(unfinished)))
    console.log(summary(errors, problems.length - errors - unfinished.length))
  }
  process.exitCode = errors > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(`The content could not be checked: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
})
