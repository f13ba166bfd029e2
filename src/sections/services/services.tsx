/** Services or other entries, one per line: a short dark list, or large rows where the page is the list of all. */
import { ServiceRow } from '../../components/service-row/service-row'
import { Section } from '../../components/section/section'
import type { EntryCollection, SectionOf } from '../../page/types'

type Props = {
  section: SectionOf<'products' | EntryCollection>
  /** Some of them, on a page about something else; a link to all says the same. */
  extract?: boolean
}

/** An extract is dark and short, the list of all is large. */
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
