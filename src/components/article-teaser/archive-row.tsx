/** An article in the list of all articles. */
import { formatDate } from '../../i18n/format'
import { useIso } from '../../i18n/texts'
import type { ArticleCard } from '../../page/types'
import { Cover } from '../cover/cover'
import { Link } from '../link/link'
import { useReveal } from '../reveal/use-reveal'
import { Words } from '../words/words'
import * as styles from './archive-row.module.css'

type Props = { article: ArticleCard }

/** The cover first, the text beside it. */
export function ArchiveRow({ article: { title, summary, date, href, cover } }: Props) {
  const iso = useIso()
  return (
    <article ref={useReveal()} className={`${styles.row} target`}>
      <Cover cover={cover} cols={5} rows={3} whole sizes="(min-width: 576px) min(30vw, 18rem), 92vw" />
      <div className="stack" data-gap="small">
        <time dateTime={date} className="muted small">
          {formatDate(date, iso)}
        </time>
        <h4>
          <Link href={href} className="cover-link">
            <Words>{title}</Words>
          </Link>
        </h4>
        <p className="muted">{summary}</p>
      </div>
    </article>
  )
}
