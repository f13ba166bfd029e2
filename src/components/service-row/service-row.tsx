/** A service, or another entry, in a list: its mark, name and description. */
import { useTexts } from '../../i18n/texts'
import type { EntryCard } from '../../page/types'
import { Cover } from '../cover/cover'
import { EntryName } from '../entry-name/entry-name'
import { Icon } from '../icon/icon'
import { useReveal } from '../reveal/use-reveal'
import * as styles from './service-row.module.css'

/** A dark section is ink on a light page, cobalt on a dark one. */
const band = ['ink', 'cobalt'] as const

type Props = {
  service: EntryCard
  /** For the page that lists all services: a strip of tiles, the name as large as a heading. */
  large?: boolean
  /** In a dark section. */
  dark?: boolean
}

export function ServiceRow({ service: { title, summary, href, cover }, large = false, dark = false }: Props) {
  const t = useTexts()
  return (
    <article ref={useReveal()} className={`${large ? styles.large : styles.row} target`}>
      <Cover
        cover={cover}
        cols={large ? 4 : 2}
        rows={2}
        around={dark ? band : undefined}
        sizes={large ? '(min-width: 768px) 33vw, 92vw' : '4rem'}
      />
      <h3>
        <EntryName title={title} href={href} />
      </h3>
      <p className={large ? 'lead' : 'muted'}>{summary}</p>
      {/* Rendered even if empty, to keep the columns aligned. */}
      <span className="go">
        {href !== undefined && large && t('common:learnMore')}
        {href !== undefined && <Icon name="right" />}
      </span>
    </article>
  )
}
