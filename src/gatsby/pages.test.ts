/** Gatsby's createPages hook: faulty routes in code, which the content check does not read, end the build. */
import type { CreatePagesArgs } from 'gatsby'
import { routeOf, type RouteId } from '../site/routes'
import { createPages } from './pages'

jest.mock('../site/own/pages', () => ({ fixedPages: { history: { paths: {} } } }))
jest.mock('./content-problems', () => ({ listNewProblems: async () => undefined }))
jest.mock('./entry-nodes', () => ({ dropDeleted: async () => undefined, entryNodeKey: () => '' }))

/** The errors of a build in which the page “history” has these paths and this parent. */
async function errorsWith(paths: { en: string; de: string }, parent?: string): Promise<string[]> {
  Object.assign(routeOf('history' as RouteId), { paths, parent })
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

test.each(['Über uns', '/ueber-uns', 'ueber-uns/', 'Ueber-uns', 'ueber_uns', 'ueber-uns//geschichte'])(
  'the path “%s” is an error that names it with its page',
  async (de) => {
    const [error, ...more] = await errorsWith({ en: 'about/history', de })
    expect(error).toContain(`“${de}” cannot be the path of “history” (de)`)
    expect(more).toEqual([])
  },
)

test.each(['abuot', 'article'])(
  'the parent “%s”, which is no page, is an error that names both',
  async (parent) => {
    const errors = await errorsWith({ en: 'about/history', de: 'ueber-uns/geschichte' }, parent)
    expect(errors).toEqual([expect.stringContaining(`no page “${parent}” above “history”`)])
  },
)

test('a page may be below another', async () => {
  expect(await errorsWith({ en: 'about/history', de: 'ueber-uns/geschichte' }, 'about')).toEqual([])
})
