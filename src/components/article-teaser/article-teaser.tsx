/** An article on its way into being read: cover, date, title. */
import { formatDate } from '../../i18n/format'
import { useIso } from '../../i18n/texts'
import type { ArticleCard } from '../../page-data/types'
import { Cover } from '../cover/cover'
import { Link } from '../link/link'
import * as styles from './article-teaser.module.css'

type Props = { article: ArticleCard; large?: boolean }

/** `large` shows the summary as well. */
export function ArticleTeaser({ article: { title, summary, date, href, cover }, large = false }: Props) {
  const iso = useIso()
  return (
    <article className={`${styles.teaser} target`}>
      <Cover
        cover={cover}
        cols={large ? 8 : 5}
        rows={large ? 5 : 3}
        sizes={
          large ? '(min-width: 992px) 42vw, 92vw' : '(min-width: 992px) 27vw, (min-width: 768px) 45vw, 92vw'
        }
      />
      <time dateTime={date} className={styles.date}>
        {formatDate(date, iso)}
      </time>
      <h3>
        <Link href={href} className="cover-link">
          {title}
        </Link>
      </h3>
      {large && <p className="muted">{summary}</p>}
    </article>
  )
}
