/** Gatsby's createPages hook: no page takes the address of another one. */
import type { CreatePagesArgs } from 'gatsby'
import { createPages } from './pages'

jest.mock('../site/own/pages', () => ({
  fixedPages: { history: { paths: { en: 'about', de: 'ueber-uns/geschichte' } } },
}))
jest.mock('./content-problems', () => ({ listNewProblems: async () => undefined }))
jest.mock('./entry-nodes', () => ({ dropDeleted: async () => undefined, entryNodeKey: () => '' }))

test('two pages with the same address are an error that names it', async () => {
  const panicOnBuild = jest.fn()
  await createPages({
    actions: { createPage: jest.fn() },
    createNodeId: (id: string) => id,
    getNodesByType: () => [],
    reporter: { panicOnBuild, warn: jest.fn() },
  } as unknown as CreatePagesArgs)
  // Also at its alias, with the prefix of the default language.
  expect(panicOnBuild.mock.calls.map(([message]) => String(message).split(' ')[0])).toEqual([
    '/about',
    '/en/about',
  ])
})
