/** Services or other entries, one per line: a short dark list, or large rows on the page that lists all. */
import { ServiceRow } from '../../components/service-row/service-row'
import { Section } from '../../components/section/section'
import type { EntryCollection, SectionOf } from '../../page/types'

type Props = {
  section: SectionOf<'products' | EntryCollection>
  /** An extract, on a page about something else; the default if there is a link to all. */
  extract?: boolean
}

/** An extract is dark and short, the full list is large. */
export function Services({ section: { items, ...head }, extract = head.more !== undefined }: Props) {
  const large = !extract
  return (
    <Section {...head} tone={large ? 'plain' : 'dark'}>
      <ul className="rows">
        {items.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} large={large} dark={!large} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
