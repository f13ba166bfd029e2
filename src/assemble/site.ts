/** Site-wide data: header, footer and company facts. */
import type { collections } from '../content-model'
import type { ShownFields } from '../page/shown'
import type { EntryCollection, MenuLink, SiteData } from '../page/types'
import type { Around } from './around'
import { reader } from './cards'

type Item = ShownFields<typeof collections.site.fields.navigation.fields.children.fields>
type Below = {
  children: (Omit<Item, 'note'> & Partial<Pick<Item, 'note'>>)[]
  entries?: 'products' | EntryCollection
}

/** Adds a link per product or service to menus configured to list them. */
function below({ children, entries }: Below, { content, card }: Around): MenuLink[] {
  const links = children.map(({ label, link, note }) => ({ label, ...link, note }))
  if (!entries) return links
  const kindOf = (slug: string) => (entries === 'products' ? card('products', slug)?.kind : undefined)
  const added = content.all(entries).flatMap(({ slug }) => {
    const shown = card(entries, slug)
    if (shown?.href === undefined) return []
    const { title, href, cover } = shown
    return [{ label: title, href, external: false, note: kindOf(slug), seed: cover.seed }]
  })
  return [...links, ...added]
}

/** Throws if the content has no site settings. */
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
      columns: footer.columns
        .map(({ heading, ...menu }) => ({
          heading,
          links: below(menu, around).map(({ label, href, external }) => ({ label, href, external })),
        }))
        // A column may list a collection that has no entries yet.
        .filter(({ links }) => links.length > 0),
      managementLabel: footer.managementLabel,
      managers: around.managers.map((slug) => String(around.content.one('team', slug)?.['name'] ?? '')),
      legal: footer.legal.map(({ label, link }) => ({ label, ...link })),
      sample: footer.sample,
    },
  }
}
