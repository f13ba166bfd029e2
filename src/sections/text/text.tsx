/** Long text, with a heading beside it and perhaps a picture. */
import { Picture } from '../../components/picture/picture'
import { Prose } from '../../components/prose/prose'
import { SectionHead } from '../../components/section/section-head'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page-data/types'

type Props = { section: SectionOf<'text'> }

/** Without heading and picture the text stands alone, in its measure. */
export function Text({ section: { anchor, label, heading, text, image, tone } }: Props) {
  const alone = !heading && !image
  return (
    <Section anchor={anchor} tone={tone} layout={alone ? 'top' : 'side'}>
      {!alone && (
        <div className="stack" data-gap="large">
          {heading && <SectionHead label={label} heading={heading} beside />}
          {image && <Picture picture={image} sizes="(min-width: 992px) 36vw, 92vw" />}
        </div>
      )}
      <Prose text={text} />
    </Section>
  )
}
