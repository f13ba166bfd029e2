/** The pages that every page leads to. */
import type { Action, SiteData } from './types'

/** Every page that header and footer link to, once. */
export function linkedPages({ navigation, footer, contact }: SiteData): Action[] {
  const links = [
    ...navigation.flatMap((item) => [...item.children, item]),
    ...footer.columns.flatMap((column) => column.links),
    ...footer.legal,
    contact,
  ]
  return links.filter(
    ({ href, external }, index) => !external && links.findIndex((link) => link.href === href) === index,
  )
}

/** Links that belong together, under a name. */
export type LinkGroup = { name: string; links: Action[] }

/** The same pages in the groups of the footer; what belongs to none of them comes last, under the site's name. */
export function linkedPageGroups(site: SiteData): LinkGroup[] {
  const groups = site.footer.columns.map(({ heading, links }) => ({ name: heading, links }))
  const grouped = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)))
  const others = linkedPages(site).filter(({ href }) => !grouped.has(href))
  return [...groups, { name: site.name, links: others }].filter(({ links }) => links.length > 0)
}
