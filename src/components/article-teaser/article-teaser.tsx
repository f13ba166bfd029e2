/** Teaser of an article: cover, date, title. */
import { formatDate } from '../../i18n/format'
import { useIso } from '../../i18n/texts'
import type { ArticleCard } from '../../page/types'
import { Cover } from '../cover/cover'
import { Link } from '../link/link'
import { Words } from '../words/words'

type Props = {
  article: ArticleCard
  /** With the summary. */
  long?: boolean
  /** The first teaser of a group, larger than the rest. */
  lead?: boolean
}

/** The cover of a `lead` is larger, so its pattern has more tiles. */
export function ArticleTeaser({ article: { title, summary, date, href, cover }, long, lead }: Props) {
  const iso = useIso()
  return (
    <article className="stack target" data-gap="small">
      <Cover
        cover={cover}
        cols={lead ? 8 : 5}
        rows={lead ? 5 : 3}
        whole
        sizes={
          long ? '(min-width: 992px) 42vw, 92vw' : '(min-width: 992px) 27vw, (min-width: 768px) 45vw, 92vw'
        }
      />
      <time dateTime={date} className="muted small">
        {formatDate(date, iso)}
      </time>
      <h3>
        <Link href={href} className="cover-link">
          <Words>{title}</Words>
        </Link>
      </h3>
      {long && <p className="muted">{summary}</p>}
    </article>
  )
}
