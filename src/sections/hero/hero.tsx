/** The opening of a page: its main heading beside a picture of tiles. */
import { Button } from '../../components/button/button'
import { Label } from '../../components/label/label'
import { Pattern } from '../../components/pattern/pattern'
import { PointerParallax } from '../../components/pointer-parallax/pointer-parallax'
import { Words } from '../../components/words/words'
import type { SectionOf } from '../../page/types'
import * as styles from './hero.module.css'

type Props = { section: SectionOf<'hero'> }

function Opening({ section: { label, heading, lead, primary, secondary } }: Props) {
  return (
    <div className="stack">
      {label && <Label>{label}</Label>}
      <h1>
        <Words>{heading}</Words>
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {(primary ?? secondary) && (
        <div className="cluster screen">
          {primary && <Button action={primary} />}
          {secondary && <Button action={secondary} kind="outline" />}
        </div>
      )}
    </div>
  )
}

/** Where visitors come for what is below, it needs no picture that pushes that out of the window. */
export function BareHero({ section }: Props) {
  return (
    <header className={`section ${styles.bare}`}>
      <div className="wrap">
        <Opening section={section} />
      </div>
    </header>
  )
}

/** The picture tilts with the pointer (R93). */
export function Hero({ section }: Props) {
  const { size, seed } = section
  const large = size === 'large'
  return (
    <header className="bleed" data-size={size}>
      <Opening section={section} />
      <PointerParallax type="depth" className="screen">
        <Pattern seed={seed} cols={6} rows={large ? 7 : 4} />
      </PointerParallax>
    </header>
  )
}
