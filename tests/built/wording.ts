/** Required words and parts (R30 to R39), and legal requirements for every page (R111, R113). */
import { localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import type { RouteId } from '../../src/site/routes'
import { isFixture } from '../lib/content'
import type { Check } from '../lib/report'
import type { Page, Site } from '../lib/site'
import { blockChecks } from './blocks'
import { navigationLabels } from './required-pages'

const words = (page: Page): string =>
  page.root.querySelector('body')?.structuredText.replace(/\s+/g, ' ') ?? ''

/** The page of a route, or of the first entry of a route with entries. */
function pageOf(site: Site, route: RouteId, locale: string): Page | undefined {
  return site.pages.find(
    ({ declared }) => declared?.route === route && declared.locale === locale && !declared.alias,
  )
}

type Part = { rule: string; route: RouteId; text: Readonly<Record<string, string>> }

/** The parts required by R31 to R39, on the page where a visitor would look for them. */
const parts: readonly Part[] = [
  { rule: 'R31', route: 'home', text: { en: 'Management', de: 'Geschäftsführung' } },
  { rule: 'R37', route: 'home', text: { en: 'What our customers think', de: 'Was unsere Kunden sagen' } },
  { rule: 'R38', route: 'home', text: { en: 'Interested?', de: 'Interesse?' } },
  { rule: 'R38', route: 'home', text: { en: 'Get in touch with us!', de: 'Sprechen Sie mit uns!' } },
  { rule: 'R39', route: 'home', text: { en: 'Learn more', de: 'Mehr erfahren' } },
]

function partChecks(site: Site): Check[] {
  return parts.flatMap(({ rule, route, text }) =>
    localeCodes.map((locale) => {
      const page = pageOf(site, route, locale)
      const found = page && words(page).includes(text[locale] ?? '')
      return {
        name: `${rule} ${locale}`,
        problems: found ? [] : [`"${text[locale]}" is not on the ${route} page`],
      }
    }),
  )
}

/** R30: every label is on the English home page as a link or a menu. */
function labelChecks(site: Site): Check[] {
  const page = pageOf(site, 'home', 'en')
  const labels = new Set(
    page?.root
      .querySelectorAll('header a, header summary, header button, footer a')
      // In a menu, an entry's name is in bold, with its description below.
      .map((element) => (element.querySelector('b') ?? element).text.replace(/\s+/g, ' ').trim()),
  )
  return navigationLabels.map((label) => ({
    name: `R30 ${label}`,
    problems: labels.has(label) ? [] : [`no link or menu is called exactly "${label}"`],
  }))
}

/** Every page: imprint, privacy and cookie settings are one click away, with a breadcrumb on all but the home page. */
function everyPage(page: Page): Check {
  const { root, locale, declared } = page
  const footer = root.querySelector('body footer')
  const links = (footer ?? root).querySelectorAll('a').map((link) => link.getAttribute('href'))
  const problems = (['imprint', 'privacy'] as const)
    .filter((route) => !links.includes(pathOf(route, locale)))
    .map((route) => `the footer does not lead to ${route} (L30, L6)`)
  if (!root.querySelector('footer [data-consent-settings]'))
    problems.push('no cookie settings in the footer (L7)')
  if (declared && declared.route !== 'home' && declared.status === 200) {
    const crumb = root.querySelector('nav [aria-current=page]')
    if (!crumb) problems.push('no breadcrumb with the current page marked (R32)')
  }
  const switches = root.querySelectorAll('a[hreflang][lang]')
  if (switches.length === 0) problems.push('no language switch that names its language (L51)')
  return { name: `parts ${page.path}`, problems }
}

export function wordingChecks(site: Site): Check[] {
  const required = isFixture() ? [...labelChecks(site), ...partChecks(site)] : []
  return [...required, ...blockChecks(site), ...site.pages.map(everyPage)]
}
