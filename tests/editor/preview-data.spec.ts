/** The preview is the page: every page of the built site is assembled again from the content that the editor reads. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteContent } from '../../scripts/lib/site-content'
import { draftPage } from '../../src/admin/preview/draft-page'
import type { PageContext } from '../../src/entries/page-context'
import { interfaceTexts } from '../../src/gatsby/interface-texts'
import { withWordBreaks } from '../../src/gatsby/word-breaks'
import type { PageData } from '../../src/page/types'
import { routeOf } from '../../src/site/routes'
import { builtFolder } from '../lib/site-test'
import { withoutPictures } from './lib/same-page'
import { expect, test } from './lib/test'

type Built = {
  path: string
  result: { data?: { entry?: { pageData?: PageData } }; pageContext: Partial<PageContext> }
}

function builtPages(): Built[] {
  const folder = join(builtFolder(), 'page-data')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('page-data.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Built)
}

test('preview: every page of the site is the same from its entry as from the build', async () => {
  const content = await readSiteContent('.', { drafts: false })
  const pictureOf = () => ({ src: 'x', sources: [], width: 1, height: 1 })
  let compared = 0
  for (const { path, result } of builtPages()) {
    const { plan, language: locale } = result.pageContext
    const built = result.data?.entry?.pageData
    // The preview shows the first page of a list; aliases show what their page shows.
    if (!plan || !locale || !built || (plan.part?.number ?? 1) > 1 || built.meta.path !== path) continue
    const name = routeOf(plan.route).entries ?? 'pages'
    const own = draftPage(name, plan.slug, { content, locale, pictureOf, texts: interfaceTexts(locale) })
    // Hyphenation of long words is only computed by the build.
    expect(withoutPictures(withWordBreaks(own)), path).toEqual(withoutPictures(built))
    compared += 1
  }
  expect(compared).toBeGreaterThan(50)
})
