/**
 * `npm run content`: prints every content problem, one line each; unfinished drafts share one line, and `--drafts`
 * lists what they lack. `--json` prints JSON for tools, `--de` German.
 */
import { existsSync } from 'node:fs'
import { checkContent, formatProblem, type Problem } from '../src/content-check'
import { printable } from '../src/lib/printable'
import { readCommand } from './lib/flags.mjs'

const flag = { type: 'boolean', default: false } as const

/** Takes the flags and, for another project than this one, its folder. */
function readArguments() {
  const { values, positionals } = readCommand({
    options: { de: flag, json: flag, drafts: flag },
    allowPositionals: true,
  })
  const [root = process.cwd()] = positionals
  if (!existsSync(root)) throw new Error(`there is no folder ${root}.`)
  return { ...values, root }
}

type Language = 'de' | 'en'

const warningMark = { en: 'Warning', de: 'Hinweis' }

function line(problem: Problem, language: Language): string {
  const text = formatProblem(problem, language)
  return problem.severity === 'warning' ? `${text} [${warningMark[language]}]` : text
}

/** The unfinished drafts, each with the number of its problems. */
function draftsLine(unfinished: readonly Problem[], language: Language): string {
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

function summary(errors: number, warnings: number, language: Language): string {
  if (language === 'de')
    return `Inhalt geprüft: ${errors} Fehler, ${warnings} ${warnings === 1 ? 'Hinweis' : 'Hinweise'}`
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
  return `Content checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}`
}

async function main(): Promise<void> {
  const { root, de, json, drafts } = readArguments()
  const language = de ? 'de' : 'en'
  const problems = await checkContent(root)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (json) {
    for (const part of JSON.stringify(problems, null, 2).split('\n')) console.log(printable(part))
  } else {
    const unfinished = problems.filter((problem) => problem.unfinished)
    const listed = drafts ? problems : problems.filter((problem) => !problem.unfinished)
    for (const problem of listed) console.log(line(problem, language))
    if (unfinished.length > 0) console.log(printable(draftsLine(unfinished, language)))
    console.log(summary(errors, problems.length - errors - unfinished.length, language))
  }
  process.exitCode = errors > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(`The content could not be checked: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
})
