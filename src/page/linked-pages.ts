/** The pages linked from every page. */
import type { Action, SiteData } from './types'

/** Every page linked from header and footer, without duplicates. */
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

/** A named group of links. */
export type LinkGroup = { name: string; links: Action[] }

/** The same pages in the footer's groups; the rest comes last, under the site's name. */
export function linkedPageGroups(site: SiteData): LinkGroup[] {
  const groups = site.footer.columns.map(({ heading, links }) => ({ name: heading, links }))
  const grouped = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)))
  const others = linkedPages(site).filter(({ href }) => !grouped.has(href))
  return [...groups, { name: site.name, links: others }].filter(({ links }) => links.length > 0)
}
