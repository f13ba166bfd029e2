/** Long text beside its heading, or beside a picture. */
import { Picture } from '../../components/picture/picture'
import { Prose } from '../../components/prose/prose'
import { SectionHead } from '../../components/section/section-head'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'

type Props = { section: SectionOf<'text'> }

/** A picture is sticky beside a longer text; without heading and picture there is only the text. */
export function Text({ section: { anchor, label, heading, text, image, tone } }: Props) {
  const head = heading && <SectionHead label={label} heading={heading} beside />
  if (!image) {
    return (
      <Section anchor={anchor} tone={tone} layout={head ? 'side' : 'top'}>
        {head}
        <Prose text={text} />
      </Section>
    )
  }
  return (
    <Section anchor={anchor} tone={tone} layout="even">
      <div className="stack">
        {head}
        <Prose text={text} />
      </div>
      <Picture picture={image} sizes="(min-width: 992px) 46vw, 92vw" className="sticky" />
    </Section>
  )
}
