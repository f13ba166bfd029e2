/** The call to action to get in touch, at the end of a page. */
import { Belt } from '../../components/belt/belt'
import { Button } from '../../components/button/button'
import { Words } from '../../components/words/words'
import type { SectionOf } from '../../page/types'
import { paletteOf } from '../../pattern/compose'

type Props = { section: SectionOf<'contactCall'> }

/**
 * A headline of two lines, each balanced by itself, above a belt of tiles; the seed determines the background of both.
 * The footer follows.
 */
export function ContactCall({ section: { heading, second, text, action, seed } }: Props) {
  const { band } = paletteOf(seed)
  return (
    <section className="screen" data-tone={band}>
      <div className="wrap sides opening">
        <h2>
          <span>
            <Words>{heading}</Words>
          </span>{' '}
          <span>
            <Words>{second}</Words>
          </span>
        </h2>
        <div className="stack">
          <p className="lead">{text}</p>
          <Button action={action} />
        </div>
      </div>
      <Belt seed={seed} around={band} below="ink" />
    </section>
  )
}
