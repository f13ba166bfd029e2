/** What a link in a menu shows: the entry's mark, its name, what it is. */
import type { MenuLink } from '../../page/types'
import { Pattern } from '../pattern/pattern'
import { Words } from '../words/words'
import * as styles from './menu-item.module.css'

type Props = { item: MenuLink }

/** To be rendered inside the link. Pages have no mark of their own. */
export function MenuItem({ item: { label, note, seed } }: Props) {
  return (
    <span className={styles.item}>
      {seed && (
        <span className={styles.mark}>
          <Pattern seed={seed} cols={2} rows={1} />
        </span>
      )}
      <span>
        <b>
          <Words>{label}</Words>
        </b>
        {note && <small className={styles.note}>{note}</small>}
      </span>
    </span>
  )
}
