/** The pattern of the error pages: one tile has left its place. */
import { Pattern } from '../../components/pattern/pattern'
import * as styles from './error-view.module.css'

type Props = { status: number }

/** The empty place shows the ground of the page; its tile lies turned at the foot of the grid. */
export function SlippedTile({ status }: Props) {
  return (
    <div className={styles.grid}>
      <Pattern seed={`error-${status}`} cols={6} rows={6} palette={status === 404 ? 0 : 3} />
      <div className={styles.gap} />
      <div className={styles.tile}>
        <Pattern seed="slipped" cols={1} rows={1} palette={3} />
      </div>
    </div>
  )
}
