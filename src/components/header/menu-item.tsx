/** A link in a menu: the entry's mark, its name, and a short description. */
import { useHydrated } from '../../client/use-hydrated'
import type { MenuLink } from '../../page/types'
import { Pattern } from '../pattern/pattern'
import { Words } from '../words/words'
import * as styles from './menu-item.module.css'

type Props = { item: MenuLink }

/**
 * Rendered inside the link. Pages have no mark. The HTML holds only the name: the marks and notes of both menus would
 * cost every page several hundred bytes of its first round trip. They are drawn after hydration, into reserved space.
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
