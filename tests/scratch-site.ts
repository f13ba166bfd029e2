/**
 * One build of a scratch copy proves what the site's own content cannot: a third language by the recipe, hostile words
 * that stay words, and entries that are not published and are mentioned nowhere.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onStop, runNode } from '../scripts/lib/processes.mjs'
import { copyProject } from './lib/project-copy'
import { report } from './lib/report'
import { hostileChecks, plantHostileWords } from './scratch/hostile-words'
import { plantSecrets, secretChecks } from './scratch/secret-entries'
import { addThirdLanguage, thirdLanguageChecks } from './scratch/third-language'

const root = join(__dirname, '..')

async function scratchSite(): Promise<void> {
  const copy = copyProject(root)
  const remove = () => rmSync(copy, { recursive: true, force: true })
  onStop(remove)
  try {
    addThirdLanguage(copy)
    plantHostileWords(copy)
    plantSecrets(copy)
    const code = await runNode(copy, [join(copy, 'scripts/run.mjs'), join(copy, 'scripts/build.ts')])
    if (code !== 0) throw new Error('The scratch copy could not be built; see above.')
    report([...thirdLanguageChecks(copy), ...hostileChecks(copy), ...secretChecks(copy)], process.argv)
  } finally {
    remove()
  }
}

scratchSite().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
