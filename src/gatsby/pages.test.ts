/** Gatsby's createPages hook: addresses and templates. */
import type { CreatePagesArgs } from 'gatsby'
import { collectionNamed } from '../content-model'
import { routeOf, type RouteId } from '../site/routes'
import { createPages } from './pages'
import { forgetIndex } from './site-index'

jest.mock('../site/own/pages', () => ({ fixedPages: { history: { paths: {} } } }))
jest.mock('./content-problems', () => ({ listNewProblems: async () => undefined }))
jest.mock('./entry-nodes', () => ({ dropDeleted: async () => undefined, entryNodeKey: () => '' }))

type Page = { path: string; component: string }

/** A build in which the page “history” has these paths, from these entries in `content/pages`. */
async function build(paths: { en: string; de: string }, entries: readonly object[] = []) {
  Object.assign(routeOf('history' as RouteId), { paths })
  const panicOnBuild = jest.fn()
  const pages: Page[] = []
  await createPages({
    actions: { createPage: (page: Page) => pages.push(page) },
    createNodeId: (id: string) => id,
    getNodesByType: (type: string) => (type === collectionNamed('pages')?.graphql ? entries : []),
    reporter: { panicOnBuild, warn: jest.fn() },
  } as unknown as CreatePagesArgs)
  forgetIndex()
  return { errors: panicOnBuild.mock.calls.map(([message]) => String(message)), pages }
}

test('two pages with the same address are an error that names it', async () => {
  const { errors } = await build({ en: 'about', de: 'ueber-uns/geschichte' })
  // Also at its alias, with the prefix of the default language.
  expect(errors.map((message) => message.split(' ')[0])).toEqual(['/about', '/en/about'])
})

test('a page with the contact form has the template with the form in its scripts', async () => {
  const form = { languages_code: 'en-US', sections: [{ type: 'contactForm' }] }
  const entries = ['about', 'not-found'].map((slug) => ({ slug, translations: [form] }))
  const { pages } = await build({ en: 'history', de: 'geschichte' }, entries)
  const templateAt = (address: string) =>
    pages.find(({ path }) => path === address)?.component.replace(/.*[/\\]/, '')
  expect(templateAt('/about')).toBe('contact.tsx')
  // Its sections are those of its own language, as are its scripts.
  expect(templateAt('/de/ueber-uns')).toBe('page.tsx')
  expect(templateAt('/404.html')).toBe('error-contact.tsx')
})
