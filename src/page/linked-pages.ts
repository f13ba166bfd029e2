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
