/** The pattern of the error pages: one tile has left its place. */
import { compose } from '../../components/pattern/compose'
import { drawTiles } from '../../components/pattern/pattern-paths'
import * as styles from './error-view.module.css'

type Props = { status: number }

const size = 6
/** Column and row of the empty place. */
const gap = { x: 3, y: 2 }

/** The empty place shows the ground of the page; its tile has slid down over its neighbours. */
export function SlippedTile({ status }: Props) {
  const { inks, rows } = compose('not-found-1', size, size, status === 404 ? 0 : 3)
  const tile = rows[gap.y]?.[gap.x]
  const grid = drawTiles({ inks, rows })
  const slipped = drawTiles({ inks, rows: tile ? [[tile]] : [] })
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${grid.width} ${grid.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {grid.paths.map(({ ink, d }, index) => (
        <path key={index} fill={`var(--p-${ink})`} d={d} />
      ))}
      <path fill="var(--background)" d={`M${gap.x * 10} ${gap.y * 10}h10v10h-10z`} />
      <g transform="translate(36 36) rotate(18 5 5)">
        <path fill="var(--background)" d="M-1-1h12v12H-1z" />
        {slipped.paths.map(({ ink, d }, index) => (
          <path key={index} fill={`var(--p-${ink})`} d={d} />
        ))}
      </g>
    </svg>
  )
}
