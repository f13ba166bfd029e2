/** Links to offer when there are no hits. */
import type { LinkGroup } from '../../page/linked-pages'
import { LinkList } from '../link/link-list'
import * as styles from './search.module.css'

type Props = { heading: string; groups: readonly LinkGroup[] }

/** In the footer's groups, each under its name. */
export function Links({ heading, groups }: Props) {
  return (
    <div data-stop>
      <p className="muted small">{heading}</p>
      <div className={styles.links}>
        {groups.map(({ name, links }) => (
          <div key={name}>
            <b>{name}</b>
            <LinkList links={links} />
          </div>
        ))}
      </div>
    </div>
  )
}
