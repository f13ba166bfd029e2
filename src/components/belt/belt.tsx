/** Two rows of tiles across the window, which move as the page is scrolled (R94). */
import type { ComposeOptions } from '../../pattern/compose'
import { useIso } from '../../i18n/texts'
import { isRightToLeft } from '../../site/locales'
import { Pattern } from '../pattern/pattern'
import { ScrollParallax } from '../scroll-parallax/scroll-parallax'
import * as styles from './belt.module.css'

type Props = Pick<ComposeOptions, 'around' | 'below'> & { seed: string }

/** Cut only where the window ends; what moves in is hidden where the line ends. */
export function Belt(pattern: Props) {
  const direction = isRightToLeft(useIso()) ? 'opposite' : 'normal'
  return (
    <ScrollParallax axis="x" direction={direction} className={`${styles.belt} screen`}>
      <Pattern cols={9} rows={2} {...pattern} />
    </ScrollParallax>
  )
}
