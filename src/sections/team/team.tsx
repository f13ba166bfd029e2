/** The wall of portraits; with a link to it, only the faces. */
import { MasonryWall } from '../../components/masonry-wall/masonry-wall'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import { Faces } from '../hero/faces'
import { Member } from './member'

/** The width of a portrait with its text, in pixels; narrower than the wall's default. */
const column = 320

type Props = { section: SectionOf<'team'> }

/** A plain list in the HTML; the wall arranges it. */
export function Team({ section: { items, ...head } }: Props) {
  if (head.more)
    return (
      <Section {...head}>
        <Faces items={items} href={head.more.href} />
      </Section>
    )
  return (
    <Section {...head}>
      <MasonryWall columnWidth={column} maxColumns={3} items={items} idOf={(member) => member.id}>
        {(member) => <Member member={member} />}
      </MasonryWall>
    </Section>
  )
}
