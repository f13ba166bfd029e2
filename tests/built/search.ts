/** The search index of the built site: complete, nothing superfluous, and every query finds what it should. */
import { answer } from '../../src/search/search'
import { indexFolder, workerPath } from '../../src/search/types'
import { isListedIn } from '../../src/site/collections'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { isUnpublished } from '../../src/site/publishing'
import { routeOf } from '../../src/site/routes'
import { contentEntries, isFixture } from '../lib/content'
import type { Check } from '../lib/report'
import type { Site } from '../lib/site'
import { builtSearch } from '../search/engine'
import { queriesOf, type Queries } from '../search/queries'

/** Fewer would prove little about a language of the sample; other sites may have any number. */
const fewestQueries = 50

/** Every page that search engines may list, by its canonical address; only the first page of lists. */
function wantedPages(site: Site, locale: LocaleCode): string[] {
  return site.declared
    .filter((page) => page.locale === locale && !page.alias && !page.noindex && page.status === 200)
    .filter(({ route }) => isListedIn('search', routeOf(route).entries ?? 'pages'))
    .map(({ path }) => path)
    .filter((path) => !/\/\d+$/.test(path))
}

/** Words of the same stem lead to the same pages, so each must find most of what the other finds. */
const alike = (a: readonly string[], b: readonly string[]): boolean => {
  const both = a.filter((href) => b.includes(href)).length
  return both > 0 && both >= 0.6 * Math.max(a.length, b.length)
}

const hasJobs = (locale: LocaleCode): boolean =>
  contentEntries('jobs', locale).some(({ data }) => !isUnpublished('jobs', data))

/** The queries of a language, or the problem with their file. */
function askedIn(locale: LocaleCode): Queries | Check {
  try {
    return queriesOf(locale)
  } catch (error) {
    return { name: `queries in ${locale}`, problems: [`content/search-queries.yml: ${String(error)}`] }
  }
}

async function languageChecks(site: Site, locale: LocaleCode, asked: Queries): Promise<Check[]> {
  const { engine, lists } = await builtSearch(site.folder, locale)
  const find = async (query: string) => {
    const { hits } = await answer({ id: 0, query, from: 0, count: 60 }, engine, lists)
    return hits.map(({ href }) => href)
  }
  const hrefs = lists.entries.map(({ href }) => href)
  const pages = wantedPages(site, locale)
  const complete: Check = {
    name: `search index of ${locale}`,
    problems: [
      ...pages.filter((path) => !hrefs.includes(path)).map((path) => `${path} is not in it`),
      ...hrefs
        .filter((href) => !pages.includes(href.split('#')[0] ?? ''))
        .map((href) => `${href} should not be in it`),
      ...(hasJobs(locale) && !hrefs.some((href) => href.includes('#')) ? ['no job is in it'] : []),
    ],
  }
  const { first, alike: pairs } = asked
  const checks: Check[] = []
  // In sequence, like the worker.
  for (const [query, wanted] of first) {
    const [found] = await find(query)
    const problems = found === wanted ? [] : [`the first hit is ${found ?? 'missing'}, not ${wanted}`]
    checks.push({ name: `search ${locale} “${query}”`, problems })
  }
  for (const [one, other] of pairs) {
    const problems = alike(await find(one), await find(other)) ? [] : ['they find different pages']
    checks.push({ name: `search ${locale} “${one}” and “${other}”`, problems })
  }
  const count = first.length
  const few = isFixture() && count < fewestQueries
  const problems = few ? [`${count} queries, ${fewestQueries} are meant to be`] : []
  return [complete, ...checks, { name: `queries in ${locale}`, problems }]
}

export async function searchChecks(site: Site): Promise<Check[]> {
  const missing = [workerPath, ...localeCodes.map((locale) => `${indexFolder(locale)}pagefind.js`)].filter(
    (file) => !site.files.has(file),
  )
  const files: Check = { name: 'search files', problems: missing.map((file) => `${file} is missing`) }
  if (missing.length > 0) return [files]
  // In sequence, because all languages share the same stub of `fetch`.
  const checks: Check[] = [files]
  for (const locale of localeCodes) {
    const asked = askedIn(locale)
    checks.push(...('problems' in asked ? [asked] : await languageChecks(site, locale, asked)))
  }
  return checks
}
