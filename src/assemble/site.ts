/** What surrounds every page: header, footer and company facts. */
import type { collections } from '../content-model'
import type { ShownFields } from '../page/shown'
import type { Action, SiteData } from '../page/types'
import type { Around } from './around'
import { reader } from './cards'

type Below = {
  children: ShownFields<typeof collections.site.fields.navigation.fields.children.fields>[]
  entries?: 'products' | 'services'
}

/** A menu that says so gets a link for each product or service. */
function below({ children, entries }: Below, { content, card }: Around): Action[] {
  const links = children.map(({ label, link }) => ({ label, ...link }))
  if (!entries) return links
  const cards = content.all(entries).flatMap(({ slug }) => card(entries, slug) ?? [])
  return [...links, ...cards.map(({ title, href }) => ({ label: title, href, external: false }))]
}

/** Throws if the content has no facts about the site. */
export function siteData(around: Around): SiteData {
  const entry = around.content.all('site')[0]
  if (!entry)
    throw new Error('content/site/site.yml is missing: every page needs the company facts and menus.')
  const show = reader('site', entry, around)
  const name = show('name')
  const footer = show('footer')
  return {
    name,
    claim: show('claim'),
    description: show('description'),
    company: { name, ...show('company') },
    navigation: show('navigation').map(({ label, link, ...menu }) => ({
      label,
      ...link,
      children: below(menu, around),
    })),
    contact: show('contact') ?? { label: '', href: '/', external: false },
    footer: {
      columns: footer.columns.map(({ heading, ...menu }) => ({ heading, links: below(menu, around) })),
      managementLabel: footer.managementLabel,
      managers: around.managers.map((slug) => String(around.content.one('team', slug)?.['name'] ?? '')),
      legal: footer.legal.map(({ label, link }) => ({ label, ...link })),
      sample: footer.sample,
    },
  }
}
