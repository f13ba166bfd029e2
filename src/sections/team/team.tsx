/** The wall of portraits. */
import { Section } from '../../components/section/section'
import { Wall } from '../../components/wall/wall'
import type { SectionOf } from '../../page-data/types'
import { Member } from './member'

type Props = { section: SectionOf<'team'> }

/** A plain list in the HTML; the wall arranges it. */
export function Team({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <Wall items={items} idOf={(member) => member.id}>
        {(member) => <Member member={member} />}
      </Wall>
    </Section>
  )
}
