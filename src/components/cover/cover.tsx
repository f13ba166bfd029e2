/** The picture of an entry: the uploaded one, else the entry's pattern. */
import type { Cover as CoverData } from '../../page/types'
import type { ComposeOptions } from '../../pattern/compose'
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
  /** The pattern is not cropped; for covers without a frame. */
  whole?: boolean
  /** The background around a pattern, if it differs from the page's. */
  around?: ComposeOptions['around']
  sizes?: string
  priority?: boolean
}

/** A picture is cropped to the box that the pattern would have; a pattern has its own shape. */
export function Cover({ cover, cols, rows, fill = false, whole, around, sizes, priority }: Props) {
  return (
    <div
      className={styles.cover}
      data-fill={fill || undefined}
      style={cover.picture && !fill ? { aspectRatio: `${cols}/${rows}` } : undefined}
    >
      {cover.picture ? (
        <Picture picture={cover.picture} sizes={sizes} priority={priority} className={styles.picture} />
      ) : (
        <Pattern seed={cover.seed} cols={cols} rows={rows} whole={whole} around={around} />
      )}
    </div>
  )
}
