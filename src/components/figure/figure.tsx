/** A picture and its caption. */
import type { Picture as PictureData } from '../../page/types'
import { Picture } from '../picture/picture'
import * as styles from './figure.module.css'

type Props = { image: PictureData; caption?: string; sizes: string }

/** A thin frame keeps light screenshots apart from a light page. */
export function Figure({ image, caption, sizes }: Props) {
  return (
    <figure>
      <Picture picture={image} sizes={sizes} className={styles.picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
