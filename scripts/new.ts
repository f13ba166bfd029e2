/**
 * `npm run new`: makes the site one's own, asking or by flags (`npm run new -- --help`). Everything is made and checked
 * in a copy; the project changes only once all of it is right.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { changeFromFlags, type BrandFlags } from './lib/brand/change'
import { writeBrand, type BrandChange } from './lib/brand/write'
import { AnswerError, completeAnswers, readFlags, usage } from './lib/new-site/answers'
import { agree, askBrand, askFor, askHistory, Cancelled } from './lib/new-site/ask'
import { makeSite, replaced } from './lib/new-site/settings'
import { swapIn } from './lib/new-site/swap'
import { contentProblems, copyProject } from './lib/project-copy'

const root = process.cwd()

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd()

const succeeds = (...args: string[]): boolean =>
  spawnSync('git', args, { cwd: root, stdio: 'ignore' }).status === 0

/** Changes that no commit holds would be lost. Outside of a repository, everything that is replaced would be. */
function unsaved(): string[] {
  try {
    return git('status', '--porcelain', '--', ...replaced)
      .split('\n')
      .filter(Boolean)
  } catch {
    return ['This folder is no git repository: what is replaced cannot be brought back.']
  }
}

/** The brand that was asked for; what cannot be used is said before anything is made. */
async function brandFrom(flags: BrandFlags): Promise<BrandChange> {
  try {
    return await changeFromFlags(root, flags)
  } catch (error) {
    throw new AnswerError(error instanceof Error ? error.message : String(error))
  }
}

/** What stands in the way of a new history, before anything is made. */
function historyProblem(): string | undefined {
  if (!succeeds('rev-parse', 'HEAD'))
    return 'This folder is no git repository with a commit: run “git init” and commit first, or leave --history out.'
  if (!succeeds('var', 'GIT_COMMITTER_IDENT'))
    return 'git does not know who commits: run git config user.name "Your name" and git config user.email you@company.example first.'
  if (succeeds('rev-parse', '--verify', 'refs/heads/template'))
    return 'There is a branch “template” already, which keeps the former commits: rename or delete it first, or use --history keep.'
  const other = git('status', '--porcelain')
  return (
    other &&
    `The new history would begin with changes that no commit holds. Commit or remove them first:\n${other}`
  )
}

function beginHistory(name: string): void {
  const branch = git('branch', '--show-current') || 'main'
  git('branch', '-M', branch, 'template')
  git('checkout', '--quiet', '--orphan', branch)
  succeeds('branch', '--unset-upstream', 'template')
  git('add', '--all')
  git('commit', '--quiet', '-m', `Begin the site of ${name}`)
}

/** Says what is left to do: by the command itself, as this process knows the languages and the logo of before. */
function reportRest(): void {
  console.log('\nThe site is yours. This is left before it goes live, and “npm run ready” lists it again:')
  spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/ready.ts'], { cwd: root, stdio: 'inherit' })
  console.log(
    '\n“npm start” shows the site, with the editor at /admin/. docs/going-live.md leads on from here.',
  )
}

async function main(): Promise<void> {
  const { answers: known, history, brand: look, yes, discard, help } = readFlags(process.argv.slice(2))
  if (help) return console.log(usage)
  const asks = process.stdin.isTTY && !yes
  const answers = completeAnswers(asks ? await askFor(known) : known)
  const chosen = asks ? await askBrand(look) : look
  const lost = unsaved()
  if (lost.length > 0 && !asks && !discard)
    throw new AnswerError(`This would be lost; commit it first, or add --discard:\n${lost.join('\n')}`)
  if (lost.length > 0) console.log(`Not committed yet, and about to be replaced:\n${lost.join('\n')}`)
  if (asks && !(await agree(`Replace ${replaced.join(', ')}?`))) throw new Cancelled()
  if (!asks && !yes) throw new AnswerError('Nobody can be asked here. Add --yes to replace the content.')
  const brand = await brandFrom(chosen)
  const kept = history ?? (asks ? await askHistory() : 'keep')
  const unready = kept === 'new' ? historyProblem() : undefined
  if (unready) throw new AnswerError(unready)

  const copy = copyProject(root)
  try {
    makeSite(copy, answers)
    writeBrand(copy, brand)
    const problems = contentProblems(copy)
    if (problems)
      throw new AnswerError(`The new content is not right yet, so nothing was changed:\n${problems}`)
    swapIn(root, copy, replaced)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  // What was built and found with the old content.
  for (const folder of ['.cache', '.build', 'public'])
    rmSync(join(root, folder), { recursive: true, force: true })
  if (kept === 'new') beginHistory(answers.name)
  reportRest()
}

main().catch((error: unknown) => {
  if (error instanceof Cancelled) console.log('Nothing was changed.')
  else console.error(error instanceof AnswerError ? error.message : error)
  process.exitCode = 1
})
