/** While developing: which content files are faulty, so that they are left out and named in the browser. */
import type { ParentSpanPluginArgs } from 'gatsby'
import { checkContent, formatProblem } from '../content-check'

let faultyPaths: ReadonlySet<string> = new Set()

/** Returns whether a content file (path below `content/`) has an error and must not become a page. */
export function isFaulty(relativePath: string): boolean {
  return faultyPaths.has(relativePath)
}

async function currentProblems() {
  const problems = await checkContent(process.cwd())
  return problems.filter((problem) => problem.severity === 'error')
}

/** Gatsby's hook: in production any faulty file ends the build; while developing it is left out. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const problems = await currentProblems()
  if (problems.length === 0) return
  if (process.env['NODE_ENV'] === 'production') {
    reporter.panic(`${problems.length} problems in the content. Run “npm run content” for the list.`)
  }
  faultyPaths = new Set(problems.map((problem) => problem.path.replace(/^content\//, '')))
  reporter.warn(`${faultyPaths.size} content files are left out because of errors; the browser shows which.`)
}

/** The current problems as the overlay in the browser shows them, read again at every request. */
export async function problemsForOverlay() {
  return (await currentProblems()).map((problem) => ({ ...problem, text: formatProblem(problem) }))
}
