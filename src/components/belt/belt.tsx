/** Two rows of tiles across the window, which move as the page is scrolled (R94). */
import type { ComposeOptions } from '../../pattern/compose'
import { Pattern } from '../pattern/pattern'
import { ScrollParallax } from '../scroll-parallax/scroll-parallax'
import * as styles from './belt.module.css'

type Props = Pick<ComposeOptions, 'around' | 'below'> & { seed: string }

/** Cut only where the window ends. */
export function Belt(pattern: Props) {
  return (
    <ScrollParallax axis="x" className={`${styles.belt} screen`}>
      <Pattern cols={9} rows={2} {...pattern} />
    </ScrollParallax>
  )
}
