/** From the surroundings fragment to the header, the footer and the company facts of PageData. */
import type { Action, Company, SiteData } from '../types'
import { action, list, text } from './values'

type Result = Queries.SurroundingsFragment
type Site = NonNullable<Result['site']>
type LinkList = { readonly nodes: readonly { readonly label: string; readonly href: string }[] }

const entryLinks = ({ nodes }: LinkList): Action[] =>
  nodes.map(({ label, href }) => ({ label, href, external: false }))

function company(site: Site): Company {
  const facts = site.company
  return {
    name: text(site.name),
    legalName: text(facts?.legalName),
    street: text(facts?.street),
    postalCode: text(facts?.postalCode),
    city: text(facts?.city),
    country: text(facts?.country),
    phone: text(facts?.phone),
    email: text(facts?.email),
    hours: text(facts?.hours),
    register: text(facts?.register),
    vatId: text(facts?.vatId),
    directions: text(facts?.directions),
  }
}

/** Builds what surrounds every page. Menus that say so get a link for each product or service. */
export function siteFromQuery(result: Result): SiteData {
  const { site } = result
  if (!site)
    throw new Error('content/site/site.yml is missing: every page needs the company facts and menus.')
  const entries: Readonly<Record<string, Action[]>> = {
    products: entryLinks(result.productLinks),
    services: entryLinks(result.serviceLinks),
  }
  const below = (item: {
    children: Parameters<typeof list<Parameters<typeof action>[0], unknown>>[0]
    entries: string | null
  }) => [...list(item.children, action).flatMap((link) => link ?? []), ...(entries[item.entries ?? ''] ?? [])]
  const { footer } = site
  return {
    name: text(site.name),
    claim: site.claim,
    description: site.description,
    company: company(site),
    navigation: list(site.navigation, (item) => {
      const link = action(item)
      return link ? [{ ...link, children: below(item) }] : []
    }).flat(),
    contact: action(site.contact) ?? { label: '', href: '/', external: false },
    footer: {
      columns: list(footer?.columns, (column) => ({ heading: text(column.heading), links: below(column) })),
      managementLabel: text(footer?.managementLabel),
      managers: result.managers.nodes.map(({ name }) => text(name)),
      legal: list(footer?.legal, action).flatMap((link) => link ?? []),
      sample: footer?.sample === true,
    },
  }
}
