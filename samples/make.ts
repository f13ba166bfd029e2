/**
 * `npm run samples`: makes the pictures, films and PDF files of the sample company. Name a kind to make only that one.
 */
import { firstDifference } from '../scripts/lib/fixture.mjs'
import { readCommand } from '../scripts/lib/flags.mjs'
import { runMain } from '../scripts/lib/run-main'
import { makePdfs } from './pdf/make-pdfs'
import { makeScreens } from './screens/make-screens'
import { makeVideos } from './videos/make-videos'
import { makePortraits } from './portraits/make-portraits'

const kinds: Record<string, (root: string) => Promise<void>> = {
  pdf: makePdfs,
  screens: makeScreens,
  portraits: makePortraits,
  videos: makeVideos,
}

async function main(): Promise<void> {
  const { positionals: wanted } = readCommand({ allowPositionals: true, options: {} })
  const unknown = wanted.find((kind) => !Object.hasOwn(kinds, kind))
  if (unknown) throw new Error(`There is no kind “${unknown}”. Known here: ${Object.keys(kinds).join(', ')}.`)
  const own = firstDifference(process.cwd())
  if (own)
    throw new Error(
      `This is no longer the sample's site (${own} is its owner's): its pictures stay as they are.`,
    )
  for (const [kind, make] of Object.entries(kinds)) {
    if (wanted.length === 0 || wanted.includes(kind)) await make(process.cwd())
  }
}

runMain(main)
