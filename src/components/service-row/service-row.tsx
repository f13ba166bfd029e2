/** A service in a list: its mark, its name, what it is. */
import type { EntryCard } from '../../page/types'
import { Cover } from '../cover/cover'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { useReveal } from '../reveal/use-reveal'
import { Words } from '../words/words'
import * as styles from './service-row.module.css'

/** A short list is a dark section: ink on a light page, cobalt on a dark one. */
const band = ['ink', 'cobalt'] as const

type Props = { service: EntryCard; large?: boolean }

/** `large` for the page that lists all services. */
export function ServiceRow({ service: { title, summary, href, cover }, large = false }: Props) {
  const tiles = large ? 3 : 2
  return (
    <article ref={useReveal()} className={`${styles.row} target`} data-large={large || undefined}>
      <Cover cover={cover} cols={tiles} rows={tiles} around={large ? undefined : band} sizes="12rem" />
      <h3>
        <Link href={href} className="cover-link">
          <Words>{title}</Words>
        </Link>
      </h3>
      <p className="muted">{summary}</p>
      <span className="go">
        <Icon name="right" />
      </span>
    </article>
  )
}
