/** In development: finds faulty content files, which are left out and listed in the browser. */
import { setTimeout } from 'node:timers/promises'
import type { ParentSpanPluginArgs, Reporter } from 'gatsby'
import { checkContent, formatProblem, type Problem } from '../content-check'
import { isUnfinished } from '../content-model/problems'

const listOf = (problems: readonly Problem[]): string =>
  problems.map((problem) => formatProblem(problem)).join('\n')

/** What was last listed in the terminal. */
let listed = ''

/** Every page needs them. */
const settings = 'site/site.yml'

/** Whether all files have been read; from then on, there are only changes. */
let started = false

let faultyPaths: ReadonlySet<string> = new Set()

/** Returns whether a content file (path below `content/`) has an error and must not become a page. */
export function isFaulty(relativePath: string): boolean {
  return faultyPaths.has(relativePath)
}

const isError = ({ severity }: Problem): boolean => severity === 'error'

async function currentProblems() {
  const problems = await checkContent(process.cwd())
  return problems.filter(isUnfinished)
}

const pathsOf = (problems: readonly Problem[]): ReadonlySet<string> =>
  new Set(problems.map(({ path }) => path.replace(/^content\//, '')))

/** After a change in development, returns whether files that were left out have been mended, and lets them in. */
export async function letMendedIn(): Promise<boolean> {
  if (!started || faultyPaths.size === 0) return false
  const now = pathsOf(await currentProblems())
  const before = faultyPaths
  faultyPaths = new Set([...before].filter((path) => now.has(path)))
  return faultyPaths.size < before.size
}

/**
 * Gatsby's hook: in production, any faulty file fails the build; in development it is left out, as is an unfinished
 * draft. Without usable settings there is no page, so it waits for them. A build leaves out all drafts.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const isBuild = process.env['NODE_ENV'] === 'production'
  // The build has already checked the content and listed the problems.
  if (isBuild && process.env['CONTENT_CHECKED']) return
  let problems = await currentProblems()
  if (isBuild) {
    const errors = problems.filter(isError).length
    if (errors > 0) reporter.panic(`Problems in the content: ${errors}. Run “npm run content” for the list.`)
    return
  }
  if (pathsOf(problems).has(settings))
    reporter.warn(
      `Every page needs content/${settings}. Correct what is listed above and save the file; then the site starts.`,
    )
  while (pathsOf(problems).has(settings)) {
    await setTimeout(1000)
    problems = await currentProblems()
  }
  // “npm start” has listed them.
  listed = listOf(problems)
  faultyPaths = pathsOf(problems)
  if (problems.length === 0) return
  reporter.warn(`Content files left out because of errors: ${faultyPaths.size}. The browser shows which.`)
}

/** In development, after a change: lists the problems in the terminal if they are not the ones listed there last. */
export async function listNewProblems(reporter: Pick<Reporter, 'warn'>): Promise<void> {
  started = true
  const list = listOf(await currentProblems())
  if (list && list !== listed) reporter.warn(`The content has problems:\n${list}`)
  listed = list
}

/** The current problems for the overlay in the browser, read again on every request. */
export async function problemsForOverlay() {
  return (await currentProblems()).map((problem) => ({ ...problem, text: formatProblem(problem) }))
}
