/** Two rows of tiles across the window that move as the page scrolls (R94). */
import type { ComposeOptions } from '../../pattern/compose'
import { useIso } from '../../i18n/texts'
import { isRightToLeft } from '../../site/locales'
import { Pattern } from '../pattern/pattern'
import { ScrollParallax } from '../scroll-parallax/scroll-parallax'
import * as styles from './belt.module.css'

type Props = Pick<ComposeOptions, 'around' | 'below'> & { seed: string }

/** Cut off only at the edge of the window; tiles that can move in are hidden at the end of the line. */
export function Belt(pattern: Props) {
  const direction = isRightToLeft(useIso()) ? 'opposite' : 'normal'
  return (
    <ScrollParallax axis="x" direction={direction} className={`${styles.belt} screen`}>
      <Pattern cols={9} rows={2} {...pattern} />
    </ScrollParallax>
  )
}
