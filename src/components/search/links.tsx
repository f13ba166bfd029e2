/** Ways on where there are no hits. */
import type { Action } from '../../page/types'
import { LinkList } from '../link/link-list'
import * as styles from './search.module.css'

type Props = { heading: string; links: readonly Action[] }

export function Links({ heading, links }: Props) {
  return (
    <div data-stop>
      <p className="muted small">{heading}</p>
      <LinkList links={links} className={styles.links} />
    </div>
  )
}
