/** The call to get in touch, at the end of a page. */
import { Button } from '../../components/button/button'
import { Pattern } from '../../components/pattern/pattern'
import { ScrollParallax } from '../../components/scroll-parallax/scroll-parallax'
import { Words } from '../../components/words/words'
import type { SectionOf } from '../../page/types'

type Props = { section: SectionOf<'contactCall'> }

/** Two lines of headline; the palette is the one of signal, whatever the seed. */
export function ContactCall({ section: { heading, second, text, action, seed } }: Props) {
  return (
    <section className="bleed screen" data-tone="signal">
      <div className="stack">
        <h2>
          <Words>{heading}</Words>
          <br />
          <Words>{second}</Words>
        </h2>
        <p className="lead">{text}</p>
        <Button action={action} />
      </div>
      <ScrollParallax>
        <Pattern seed={seed} cols={5} rows={4} palette={4} />
      </ScrollParallax>
    </section>
  )
}
