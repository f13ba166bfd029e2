/** `fromEntry` equals `fromQuery`: every page of the built site, made both ways. Needs a build in `public`. */
import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteContent } from '../../scripts/lib/site-content'
import type { CollectionName } from '../../src/content-model'
import { interfaceTexts } from '../../src/gatsby/interface-texts'
import { fromEntry } from '../../src/page-data/from-entry/from-entry'
import type { PlaceContext } from '../../src/page-data/from-query/meta'
import { newsFromQuery, tagFromQuery } from '../../src/page-data/from-query/news-lists'
import {
  articleFromQuery,
  pageFromQuery,
  productFromQuery,
  serviceFromQuery,
} from '../../src/page-data/from-query/pages'
import type { PageData } from '../../src/page-data/types'
import { routeOf } from '../../src/site/routes'
import type { RouteId } from '../../src/site/routes'
import { editorTest } from './lib/editor-test'
import { withoutPictures } from './lib/same-page'

const folder = 'public/page-data'

type Built = { path: string; result: { data: never; pageContext: PlaceContext } }

const makers = {
  page: pageFromQuery,
  contact: pageFromQuery,
  news: newsFromQuery,
  tag: tagFromQuery,
  product: productFromQuery,
  service: serviceFromQuery,
  article: articleFromQuery,
} as const

function builtPages(): Built[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('page-data.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Built)
    .filter(
      ({ path, result }) =>
        result.pageContext?.place?.path === path && (result.pageContext.archive?.page ?? 1) === 1,
    )
}

if (existsSync(folder)) {
  editorTest('preview: every page of the site is the same from its entry as from its query', async () => {
    const content = await readSiteContent('.', { drafts: false })
    const pages = builtPages()
    let compared = 0
    for (const { path, result } of pages) {
      const { pageContext: context, data } = result
      const { template, entries } = routeOf(context.place.routeId as RouteId)
      if (template === 'error') continue
      const built: PageData = makers[template](data, context)
      const name: CollectionName = entries ?? 'pages'
      const pictureOf = () => ({ src: 'x', sources: [], width: 1, height: 1 })
      const locale = context.language
      const own = fromEntry(name, context.slug, { content, locale, pictureOf, texts: interfaceTexts(locale) })
      deepEqual(withoutPictures(own), withoutPictures(built), path)
      compared += 1
    }
    ok(compared > 50, `only ${compared} pages were compared`)
  })
}
