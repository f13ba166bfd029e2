/** Long text beside its heading, or beside a picture. */
import { Picture } from '../../components/picture/picture'
import { Prose } from '../../components/prose/prose'
import { SectionHead } from '../../components/section/section-head'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page-data/types'

type Props = { section: SectionOf<'text'> }

/** A picture takes the wider side; without heading and picture the text stands alone, in its measure. */
export function Text({ section: { anchor, label, heading, text, image, tone } }: Props) {
  const head = heading && <SectionHead label={label} heading={heading} beside />
  return (
    <Section anchor={anchor} tone={tone} layout={head || image ? 'side' : 'top'}>
      {image ? (
        <div className="stack">
          {head}
          <Prose text={text} />
        </div>
      ) : (
        head
      )}
      {image ? <Picture picture={image} sizes="(min-width: 992px) 56vw, 92vw" /> : <Prose text={text} />}
    </Section>
  )
}
