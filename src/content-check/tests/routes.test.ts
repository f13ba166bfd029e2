/** Faulty routes in the code of a site, which the content check reports before a build. */
import { routeOf, type RouteId } from '../../site/routes'
import { routeProblems } from '../routes'

jest.mock('../../site/own/pages', () => ({ fixedPages: { history: { paths: {} } } }))

/** The problems with these paths and this parent of the page “history”. */
function problemsWith(paths: { en: string; de: string }, parent?: string): string[] {
  Object.assign(routeOf('history' as RouteId), { paths, parent })
  return routeProblems().map(({ rule, path, found }) => `${rule} ${path} ${found.en}`)
}

const file = 'src/site/own/pages.ts'

test('a page may be below another', () => {
  expect(problemsWith({ en: 'about/history', de: 'ueber-uns/geschichte' }, 'about')).toEqual([])
})

test.each(['Über uns', '/ueber-uns', 'ueber-uns/', 'Ueber-uns', 'ueber_uns', 'ueber-uns//geschichte'])(
  'the path “%s” is reported with its page and language',
  (de) => {
    expect(problemsWith({ en: 'about/history', de })).toEqual([
      `route-form ${file} “${de}” cannot be the path of “history” (Deutsch)`,
    ])
  },
)

test.each(['abuot', 'article'])('the parent “%s”, which is no page, is reported', (parent) => {
  expect(problemsWith({ en: 'about/history', de: 'ueber-uns/geschichte' }, parent)).toEqual([
    `route-parent ${file} there is no page “${parent}” above “history”`,
  ])
})

test('a page that is above itself is reported; its breadcrumb would have no end', () => {
  expect(problemsWith({ en: 'about/history', de: 'ueber-uns/geschichte' }, 'history')).toEqual([
    `route-parent ${file} “history” is above its own parent, “history”`,
  ])
})

test('two pages with the same address are reported, in the file of the later one', () => {
  const [problem, ...more] = problemsWith({ en: 'about', de: 'ueber-uns/geschichte' })
  expect(problem).toContain(`route-twin ${file} /about is the address of both “about” and “history”`)
  expect(more).toEqual([])
})
