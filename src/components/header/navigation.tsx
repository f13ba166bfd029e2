/** The main navigation in one row; entries with children open a menu. */
import type { PageMeta, SiteData } from '../../page/types'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { currentOf } from './current'
import { MenuItem } from './menu-item'
import * as styles from './navigation.module.css'

type Props = { items: SiteData['navigation']; meta: PageMeta }
type ItemProps = { item: Props['items'][number]; meta: PageMeta }

/** The menus are native disclosures in one group, so the browser keeps at most one open. */
export function Navigation({ items, meta }: Props) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.label}>
          {item.children.length > 0 ? (
            <Menu item={item} meta={meta} />
          ) : (
            <Link href={item.href} className={styles.top} aria-current={currentOf(item.href, meta)}>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Menu({ item, meta }: ItemProps) {
  const within = currentOf(item.href, meta) ? 'true' : undefined
  return (
    <details name="main-menu" className={styles.menu}>
      <summary className={styles.top} data-current={within}>
        {item.label}
        <Icon name="down" />
      </summary>
      <ul className={styles.panel}>
        {item.children.map((child) => (
          <li key={child.href}>
            <Link
              href={child.href}
              className={styles.entry}
              aria-current={child.href === meta.path ? 'page' : undefined}
            >
              <MenuItem item={child} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
