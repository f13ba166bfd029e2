/**
 * `npm run new`: makes this site your own, by questions or flags (`npm run new -- --help`). Everything is made and
 * checked in a copy; the project changes only once everything is correct.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { changeFromFlags, type BrandFlags } from './lib/brand/change'
import { writeBrand, type BrandChange } from './lib/brand/write'
import { AnswerError, completeAnswers, readFlags, usage } from './lib/new-site/answers'
import { agree, askBrand, askFor, askHistory, Cancelled } from './lib/new-site/ask'
import { beginHistory, formerBranch, historyProblem, remotesOf, unsavedChanges } from './lib/new-site/history'
import { makeSite, replaced } from './lib/new-site/settings'
import { swapIn } from './lib/new-site/swap'
import { contentProblems, scratchCopy } from './lib/project-copy'

const root = process.cwd()

/** The requested brand; throws before anything is written if it cannot be used. */
async function brandFrom(flags: BrandFlags): Promise<BrandChange> {
  try {
    return await changeFromFlags(root, flags)
  } catch (error) {
    throw new AnswerError(error instanceof Error ? error.message : String(error))
  }
}

/** What to do with the commits; asked only where a fresh history is possible. */
async function historyFrom(flag: 'keep' | 'new' | undefined, asks: boolean): Promise<'keep' | 'new'> {
  if (flag || !asks) return flag ?? 'keep'
  const problem = historyProblem(root)
  if (problem) console.log(`The commits stay as they are. ${problem}`)
  return problem ? 'keep' : askHistory()
}

/** Reports, before anything is asked or written, that a requested fresh history is not possible. */
function requireNewHistory(): void {
  const problem = historyProblem(root)
  if (problem) throw new AnswerError(`Nothing was changed. ${problem}`)
}

/** The last step of putting the new site in place; an error rolls everything back. */
function commitSite(name: string): void {
  try {
    beginHistory(root, `Begin the site of ${name}`)
  } catch (error) {
    throw new AnswerError(`Nothing was changed, as git refused: ${String(error)}`)
  }
}

function reportHistory(): void {
  console.log(`\nThe history begins with one commit. The previous ones stay in the branch “${formerBranch}”.`)
  for (const remote of remotesOf(root))
    console.log(
      `This remote is still the previous project’s (docs/going-live.md says what to do with it): ${remote}`,
    )
}

/** Reports what is left to do. Runs the command, because this process has loaded the former languages and logo. */
function reportRest(): void {
  console.log(
    '\nThe site is yours. Before it goes live, this is left to do; “npm run ready” lists each point with line and field.',
  )
  spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/ready.ts', '--files'], {
    cwd: root,
    stdio: 'inherit',
  })
  console.log('\n“npm start” serves the site, with the editor at /admin/. Next: docs/going-live.md.')
}

async function main(): Promise<void> {
  const { answers: known, history, brand: look, yes, discard, help } = readFlags(process.argv.slice(2))
  if (help) return console.log(usage)
  const asks = process.stdin.isTTY && !yes
  if (history === 'new') requireNewHistory()
  if (asks) await brandFrom(look)
  const answers = completeAnswers(asks ? await askFor(known) : known)
  const chosen = asks ? await askBrand(root, look) : look
  const commits = await historyFrom(history, asks)
  const lost = unsavedChanges(root, replaced)
  if (lost.length > 0 && !asks && !discard)
    throw new AnswerError(
      `These changes would be lost; commit them first, or add --discard:\n${lost.join('\n')}`,
    )
  if (lost.length > 0) console.log(`Not committed, and about to be replaced:\n${lost.join('\n')}`)
  if (asks && !(await agree(`Replace ${replaced.join(', ')}?`))) throw new Cancelled()
  if (!asks && !yes)
    throw new AnswerError('Without a terminal, no questions can be asked: add --yes to replace the content.')
  const brand = await brandFrom(chosen)

  const copy = scratchCopy(root)
  makeSite(copy, answers)
  writeBrand(copy, brand)
  const problems = contentProblems(copy)
  if (problems)
    throw new AnswerError(
      `Nothing was changed: with these answers the new site’s content would have errors. Change the answers; usually they have to be shorter:\n${problems}`,
    )
  await swapIn(root, copy, replaced, () => {
    if (commits === 'new') commitSite(answers.name)
  })
  // Built from the old content.
  for (const folder of ['.cache', '.build', 'public'])
    rmSync(join(root, folder), { recursive: true, force: true })
  reportRest()
  if (commits === 'new') reportHistory()
}

main().catch((error: unknown) => {
  if (error instanceof Cancelled) console.log('Nothing was changed.')
  else console.error(error instanceof AnswerError ? error.message : error)
  process.exitCode = 1
})
