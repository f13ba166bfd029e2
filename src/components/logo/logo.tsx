/** The company's mark and name. */
import { PatternShapes } from '../pattern/pattern'
import { logoPaths } from '../../pattern/logo-paths'
import * as styles from './logo.module.css'

type Props = { name: string }

/** Used inside a link; the name is its text. */
export function Logo({ name }: Props) {
  const { width, height, paths } = logoPaths()
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <PatternShapes paths={paths} />
      </svg>
      {name}
    </span>
  )
}
