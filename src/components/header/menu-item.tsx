/** A link in a menu: the entry's mark, its name, and a short description. */
import { useHydrated } from '../../client/use-hydrated'
import type { MenuLink } from '../../page/types'
import { Pattern } from '../pattern/pattern'
import { Words } from '../words/words'
import * as styles from './menu-item.module.css'

type Props = { item: MenuLink }

/**
 * To be rendered inside the link. Pages have no mark of their own. In the HTML is the name alone: marks and notes of
 * both menus would cost every page several hundred bytes of its first round trip, and are drawn when scripts run, into
 * room that is kept for them.
 */
export function MenuItem({ item: { label, note, seed } }: Props) {
  const isHydrated = useHydrated()
  return (
    <span className={styles.item}>
      {seed && (
        <span className={`${styles.mark} scripted`}>
          {isHydrated && <Pattern seed={seed} cols={2} rows={1} />}
        </span>
      )}
      <span>
        <b>
          <Words>{label}</Words>
        </b>
        {isHydrated && note && <small className={styles.note}>{note}</small>}
      </span>
    </span>
  )
}
