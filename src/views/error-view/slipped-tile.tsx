/** The pattern of the error pages: one tile has left its place. */
import { compose } from '../../pattern/compose'
import { PatternPicture, PatternShapes } from '../../components/pattern/pattern'
import { drawTiles } from '../../pattern/pattern-paths'

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
    <PatternPicture {...grid}>
      <path fill="var(--background)" d={`M${gap.x * 10} ${gap.y * 10}h10v10h-10z`} />
      <g transform="translate(36 36) rotate(18 5 5)">
        <path fill="var(--background)" d="M-1-1h12v12H-1z" />
        <PatternShapes paths={slipped.paths} />
      </g>
    </PatternPicture>
  )
}
