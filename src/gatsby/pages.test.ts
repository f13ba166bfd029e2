/** Gatsby's createPages hook: two pages with the same address end the build. */
import type { CreatePagesArgs } from 'gatsby'
import { routeOf, type RouteId } from '../site/routes'
import { createPages } from './pages'

jest.mock('../site/own/pages', () => ({ fixedPages: { history: { paths: {} } } }))
jest.mock('./content-problems', () => ({ listNewProblems: async () => undefined }))
jest.mock('./entry-nodes', () => ({ dropDeleted: async () => undefined, entryNodeKey: () => '' }))

/** The errors of a build in which the page “history” has these paths. */
async function errorsWith(paths: { en: string; de: string }): Promise<string[]> {
  Object.assign(routeOf('history' as RouteId), { paths })
  const panicOnBuild = jest.fn()
  await createPages({
    actions: { createPage: jest.fn() },
    createNodeId: (id: string) => id,
    getNodesByType: () => [],
    reporter: { panicOnBuild, warn: jest.fn() },
  } as unknown as CreatePagesArgs)
  return panicOnBuild.mock.calls.map(([message]) => String(message))
}

test('two pages with the same address are an error that names it', async () => {
  const errors = await errorsWith({ en: 'about', de: 'ueber-uns/geschichte' })
  // Also at its alias, with the prefix of the default language.
  expect(errors.map((message) => message.split(' ')[0])).toEqual(['/about', '/en/about'])
})
