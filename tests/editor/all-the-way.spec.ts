/**
 * The whole way: an editor signs in and does each task of the handbook, all in one repository on a forge; it is built
 * once, and a visitor checks the result of each task. The file is the first by name, so that the longest tests start
 * first and the others run in parallel.
 *
 * The same build proves what the site's own content cannot: a third language added by the recipe, hostile text that
 * stays text, unpublished entries that are mentioned nowhere, an editor's texts for search engines, and a page in one
 * language only.
 */
import { asInstalled } from '../lib/installed-browser'
import { problemLines } from '../lib/report'
import { hostileChecks, plantHostileWords } from '../scratch/hostile-words'
import { oneLanguageChecks, plantOneLanguage } from '../scratch/one-language'
import { plantForSearchEngines, searchEngineChecks } from '../scratch/search-engines'
import { plantSecrets, secretChecks } from '../scratch/secret-entries'
import { addThirdLanguage, thirdLanguageChecks } from '../scratch/third-language'
import { buildFrom } from './lib/built-site'
import { agree } from './lib/desk'
import { visitorOf } from './lib/task'
import { expect, test } from './lib/test'
import { structureTasks } from './tasks/structure'
import { textTasks } from './tasks/texts'
import { commonTasks } from './tasks/together'

// The main journey, in an installed browser, on a forge that keeps the results of each task.
test.use({ ...asInstalled, storage: 'forge', keeps: true })

/** A build of the site on a busy machine. */
const limit = 900_000

const tasks = [...textTasks, ...commonTasks, ...structureTasks]

test.describe('the whole way', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(({ editors }) => editors.ready('forge', 'simple'))

  for (const { name, inGerman, withReview, edit } of tasks) {
    test.describe(() => {
      test.use({
        locale: inGerman ? 'de-DE' : 'en-US',
        publishMode: withReview ? 'editorial_workflow' : 'simple',
      })

      test(name, async ({ desk, editor, forge, page, context }) => {
        await agree(page)
        await edit({ desk, editor, forge, page, context })
      })
    })
  }

  test('built once, all of it is on the pages of both languages', async ({ forge, page }, testInfo) => {
    test.setTimeout(limit)
    const checkout = testInfo.outputPath('published')
    forge.store.git(['clone', '--quiet', forge.store.bare, checkout])
    const site = await buildFrom(checkout, (copy) => {
      addThirdLanguage(copy)
      plantHostileWords(copy)
      plantSecrets(copy)
      plantForSearchEngines(copy)
      plantOneLanguage(copy)
    })
    try {
      for (const [what, checks] of Object.entries({
        'a third language': thirdLanguageChecks,
        'hostile words': hostileChecks,
        'entries that are not published': secretChecks,
        'words for search engines': searchEngineChecks,
        'a page in one language only': oneLanguageChecks,
      }))
        await test.step(what, () => expect.soft(problemLines(checks(site.folder))).toEqual([]))
      // A failed task does not prevent the others from being checked.
      const ended: string[] = []
      for (const { name, seen } of tasks)
        await test
          .step(name, () => seen(visitorOf(page, site)))
          .catch((error: unknown) => ended.push(`${name}: ${String(error)}`))
      expect(ended).toEqual([])
    } finally {
      await site.close()
    }
  })
})
