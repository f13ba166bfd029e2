/** Ways on where there are no hits. */
import type { Action } from '../../page-data/types'
import { Link } from '../link/link'
import * as styles from './search.module.css'

type Props = { heading: string; links: readonly Action[] }

export function Links({ heading, links }: Props) {
  return (
    <div data-stop>
      <p className="muted small">{heading}</p>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
