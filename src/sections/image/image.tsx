/** One large picture. */
import { Figure } from '../../components/figure/figure'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'

type Props = { section: SectionOf<'image'> }

/** As wide as the page. */
export function Image({ section: { anchor, image, caption } }: Props) {
  return (
    <Section anchor={anchor}>
      <Figure image={image} caption={caption} sizes="(min-width: 1400px) 84rem, 92vw" />
    </Section>
  )
}
