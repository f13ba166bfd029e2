/** The pattern of the error pages: its large tile has slipped out of place. */
import { compose } from '../../pattern/compose'
import { PatternPicture, PatternShapes } from '../../components/pattern/pattern'
import { drawTiles } from '../../pattern/pattern-paths'

type Props = { status: number }

const size = 6

/** A seed whose large tile is within the grid, so that its empty place has an edge on each side. */
const seed = 'not-found-163'

/** The empty place shows the page's background; its tile has slid down and hangs over the edge. */
export function SlippedTile({ status }: Props) {
  const composition = compose(seed, size, size, { palette: status === 404 ? 0 : 3 })
  const { big, ...grid } = drawTiles(composition)
  const ground = composition.big && composition.inks[composition.big.ground]
  return (
    <PatternPicture {...grid}>
      {big && (
        <>
          <path fill="var(--background)" d={`M${big.x} ${big.y}h${big.size}v${big.size}h-${big.size}z`} />
          <g transform={`translate(${big.x - 6} 30)rotate(13 15 15)scale(${big.size / 10})`}>
            <path fill="var(--background)" d="M-.4-.4h10.8v10.8H-.4z" />
            <path fill={`var(--p-${ground})`} d="M0 0h10v10H0z" />
            <PatternShapes paths={[big]} />
          </g>
        </>
      )}
    </PatternPicture>
  )
}
