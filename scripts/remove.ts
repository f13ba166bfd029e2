/** `npm run remove collection partners`, `npm run remove section price-table`: leaves no references to it behind. */
import { join } from 'node:path'
import { collectionNames, isOwnCollection } from '../src/site/collection-names'
import { without } from '../src/site/own/without'
import { removeOwnCollection } from './lib/extend/collection'
import { filesWithSection, removeFromContent } from './lib/extend/content'
import { edit } from './lib/extend/edit'
import { camelCase, checkName, ExtendError, kindAndName } from './lib/extend/names'
import { removeSection } from './lib/extend/section'
import { optionalCollections } from './lib/new-site/answers'
import { withoutCollections } from './lib/new-site/settings'
import { withTheirs } from './lib/new-site/starter'
import { swapIn } from './lib/new-site/swap'
import { readCommand } from './lib/flags.mjs'
import { formatFiles } from './lib/format-files'
import { contentProblems, scratchCopy } from './lib/project-copy'
import { runMain } from './lib/run-main'

const root = process.cwd()

const usage = `npm run remove collection NAME: its entries, its pages, and the sections and menus that show them.
npm run remove section NAME: a kind of section that no page shows.

Everything is removed and checked in a copy first; where a text still leads to what is gone, that is named, and
nothing is changed.`

/** The files that removing a collection changes. */
const changed = ['content', 'src/site/own', 'src/content-model/collections/own'] as const

function removeCode(copy: string, names: readonly string[]): void {
  const own = names.filter(isOwnCollection)
  for (const name of own) removeOwnCollection(copy, name)
  const left = [...without, ...names.filter((name) => !isOwnCollection(name))]
  edit(join(copy, 'src/site/own/without.ts'), (source) => withoutCollections(source, left))
  formatFiles(copy, ['src/site/own', 'src/content-model/collections/own'])
}

async function removeCollection(name: string): Promise<void> {
  // The imprint takes the management from the team, and any text may contain videos.
  const known: readonly string[] = [...optionalCollections, ...collectionNames.filter(isOwnCollection)]
  if (!known.includes(name))
    throw new ExtendError(`“${name}” cannot be removed. These can: ${known.join(', ')}.`)
  if ((without as readonly string[]).includes(name)) throw new ExtendError(`“${name}” is left out already.`)
  const names = withTheirs([name])
  const copy = scratchCopy(root)
  const before = contentProblems(copy)
  if (before)
    throw new ExtendError(`The content already has errors. Fix them first; nothing was removed:\n${before}`)
  const files = removeFromContent(copy, names)
  removeCode(copy, names)
  const left = contentProblems(copy)
  if (left)
    throw new ExtendError(`These places still mention it. Change them first; nothing was removed:\n${left}`)
  await swapIn(root, copy, changed)
  console.log(
    files.length === 0
      ? `“${name}” is gone. No section, menu or reference showed it.`
      : `“${name}” is gone. Sections, menus and references that showed it were taken out of:\n  ${files.join('\n  ')}`,
  )
}

function removeKind(name: string): void {
  checkName(name)
  const files = filesWithSection(root, camelCase(name))
  if (files.length > 0)
    throw new ExtendError(`These pages show it. Take it out of them first:\n  ${files.join('\n  ')}`)
  const written = removeSection(root, name)
  formatFiles(
    root,
    written.filter((file) => file.includes('.')),
  )
  console.log(`“${name}” is gone from:\n${written.map((file) => `  ${file}`).join('\n')}`)
}

async function main(): Promise<void> {
  const { values, positionals } = readCommand({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help || positionals.length === 0) return console.log(usage)
  const { kind, name } = kindAndName(positionals)
  if (kind === 'collection') await removeCollection(name)
  else removeKind(name)
}

runMain(main)
