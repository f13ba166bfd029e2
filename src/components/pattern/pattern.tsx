/** A seeded picture of tiles as inline SVG, decorative. */
import { patternPaths, type PatternPaths } from './pattern-paths'
import * as styles from './pattern.module.css'

type Props = {
  /** Any word, usually an entry's slug; the same word draws the same picture. */
  seed: string
  cols: number
  rows: number
  /** Place in `palettes`; without it the seed decides. */
  palette?: number
}

/** Fills its box and cuts off what is too much, so that tiles stay square. */
export function Pattern({ seed, cols, rows, palette }: Props) {
  return <PatternPicture {...patternPaths(seed, cols, rows, palette)} />
}

/** Draws finished paths. */
export function PatternPicture({ width, height, paths }: PatternPaths) {
  return (
    <svg
      className={styles.pattern}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map(({ ink, d }, index) => (
        <path key={index} fill={`var(--p-${ink})`} d={d} />
      ))}
    </svg>
  )
}
