/** The site has exactly the pages of the routes table and the content, including every required page. */
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { isFixture } from '../lib/content'
import type { Check } from '../lib/report'
import type { Site } from '../lib/site'
import { requiredPages } from './required-pages'

/** R18, A1, A2: the required addresses serve the page, English ones also without prefix. */
function specChecks(site: Site): Check[] {
  return requiredPages.flatMap(({ route, paths }) =>
    localeCodes.flatMap((locale) =>
      (paths[locale] ?? []).map((path) => {
        const page = site.pages.find((candidate) => candidate.path === path)
        const canonical = page?.root.querySelector('link[rel=canonical]')?.getAttribute('href')
        const expected = site.origin + pathOf(route, locale)
        const problems = page
          ? [canonical !== expected && `canonical is ${canonical}, not ${expected}`]
          : ['there is no such page']
        return { name: `required ${path}`, problems: problems.filter((problem) => problem !== false) }
      }),
    ),
  )
}

/** Per language: at least as many pages of entries as the other languages have, so that none is left over. */
function entryCount(site: Site, locale: LocaleCode): number {
  return site.declared.filter((page) => page.locale === locale && page.entry && !page.alias).length
}

export function routeChecks(site: Site): Check[] {
  const built = new Map(site.pages.map((page) => [page.path, page]))
  const missing = site.declared.map(({ path }) => ({
    name: `page ${path}`,
    problems: built.has(path) ? [] : ['declared by routes or content, but not built'],
  }))
  const strays = site.pages.filter(({ declared }) => !declared)
  const languages = localeCodes.map((locale) => ({
    name: `entries in ${locale}`,
    problems:
      entryCount(site, locale) > 0 || site.declared.every(({ entry }) => !entry)
        ? []
        : ['no entry has a page in this language'],
  }))
  return [
    ...missing,
    ...(isFixture() ? specChecks(site) : []),
    ...languages,
    { name: 'no stray pages', problems: strays.map(({ file }) => `${file} is declared nowhere`) },
  ]
}
