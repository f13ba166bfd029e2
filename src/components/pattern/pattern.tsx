/** A seeded picture of tiles as inline SVG, decorative. */
import type { ReactNode } from 'react'
import { patternPaths, type PatternPaths } from '../../pattern/pattern-paths'
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

/** Draws finished paths. `children` are drawn on top of them. */
export function PatternPicture({ width, height, paths, children }: PatternPaths & { children?: ReactNode }) {
  return (
    <svg
      className={styles.pattern}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <PatternShapes paths={paths} />
      {children}
    </svg>
  )
}

/** The paths alone. The style gives figures a stroke of their own colour, hence the two attributes. */
export function PatternShapes({ paths }: Pick<PatternPaths, 'paths'>) {
  return paths.map(({ ink, d, figure }, index) => (
    <path key={index} {...{ [figure ? 'color' : 'fill']: `var(--p-${ink})` }} d={d} />
  ))
}
