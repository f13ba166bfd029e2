/** A seeded picture of tiles as inline SVG, decorative. */
import type { CSSProperties, ReactNode } from 'react'
import type { ComposeOptions } from '../../pattern/compose'
import type { Mark } from '../../pattern/logo-paths'
import { tileSize } from '../../pattern/motifs'
import { useIso } from '../../i18n/texts'
import { isRightToLeft } from '../../site/locales'
import { patternPaths, type PatternPaths } from '../../pattern/pattern-paths'
import * as styles from './pattern.module.css'

type Props = ComposeOptions & {
  /** Any word, usually an entry's slug; the same word draws the same picture. */
  seed: string
  cols: number
  rows: number
  /** Never cropped: narrower than its box by up to a pixel per column. */
  whole?: boolean
}

/** As wide as its box, in tiles of whole pixels; a taller box crops it at the end of the line. */
export function Pattern({ seed, cols, rows, whole, ...options }: Props) {
  return <PatternPicture {...patternPaths(seed, cols, rows, options)} whole={whole} />
}

/** The grid's values for the style sheet (pattern.module.css). */
function gridStyle(cols: number, whole: boolean): CSSProperties | undefined {
  if (whole) return { '--tiles': `round(down,100%,${cols}px)` } as CSSProperties
  return cols === 2 ? undefined : ({ '--cols': cols } as CSSProperties)
}

/** Draws finished paths, mirrored where text runs from right to left. `children` are drawn on top of them. */
export function PatternPicture({
  width,
  height,
  paths,
  big,
  whole = false,
  children,
}: PatternPaths & { whole?: boolean; children?: ReactNode }) {
  const turned = isRightToLeft(useIso())
  const shapes = (
    <>
      <PatternShapes paths={paths} />
      {big && (
        <svg x={big.x} y={big.y} width={big.size} height={big.size} viewBox="0 0 10 10">
          <PatternShapes paths={[big]} />
        </svg>
      )}
      {children}
    </>
  )
  return (
    <svg
      className={styles.pattern}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={turned ? 'xMaxYMin slice' : 'xMinYMin slice'}
      aria-hidden="true"
      style={gridStyle(width / tileSize, whole)}
    >
      {turned ? <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{shapes}</g> : shapes}
    </svg>
  )
}

/** Only the paths. */
export function PatternShapes({ paths }: Pick<Mark, 'paths'>) {
  return paths.map(({ ink, d, rule }, index) => (
    <path key={index} fill={ink.startsWith('#') ? ink : `var(--p-${ink})`} fillRule={rule} d={d} />
  ))
}
