/** What stands where a picture may stand: the uploaded one, else the entry's pattern. */
import type { Cover as CoverData } from '../../page-data/types'
import { Pattern } from '../pattern/pattern'
import { Picture } from '../picture/picture'
import * as styles from './cover.module.css'

type Props = {
  cover: CoverData
  /** The pattern's grid; also the shape of the box unless `fill` is set. */
  cols: number
  rows: number
  /** Fills the box around it instead of having the grid's shape. */
  fill?: boolean
  sizes?: string
  priority?: boolean
}

/** Pictures are cut to the box like the pattern would be. */
export function Cover({ cover, cols, rows, fill = false, sizes, priority }: Props) {
  return (
    <div className={styles.cover} data-shape={fill ? 'fill' : `${cols}x${rows}`}>
      {cover.picture ? (
        <Picture picture={cover.picture} sizes={sizes} priority={priority} className={styles.picture} />
      ) : (
        <Pattern seed={cover.seed} cols={cols} rows={rows} />
      )}
    </div>
  )
}
