/** The mark of four tiles and the company's name. */
import { PatternPicture } from '../pattern/pattern'
import { logoPaths } from '../../pattern/logo-paths'
import * as styles from './logo.module.css'

type Props = { name: string }

/** Used inside a link; the name is its text. */
export function Logo({ name }: Props) {
  return (
    <span className={styles.logo}>
      <span className={styles.mark}>
        <PatternPicture {...logoPaths()} />
      </span>
      {name}
    </span>
  )
}
