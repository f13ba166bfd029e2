/** The wall of portraits. */
import { MasonryWall } from '../../components/masonry-wall/masonry-wall'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import { Member } from './member'

/** As wide as a portrait with its text needs, in pixels; narrower than the wall's default. */
const column = 320

type Props = { section: SectionOf<'team'> }

/** A plain list in the HTML; the wall arranges it. */
export function Team({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <MasonryWall columnWidth={column} items={items} idOf={(member) => member.id}>
        {(member) => <Member member={member} />}
      </MasonryWall>
    </Section>
  )
}
