/** The newest articles. */
import { ArticleTeaser } from '../../components/article-teaser/article-teaser'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import * as styles from './news.module.css'

type Props = {
  section: SectionOf<'news'>
  /** Beside the heading, smaller. */
  beside?: boolean
}

/** Of three articles the first is the largest; otherwise all are the same size. */
export function News({ section: { items, ...head }, beside }: Props) {
  const rows = items.length % 3 === 0 && !beside
  return (
    <Section {...head} layout={beside ? 'side' : 'top'}>
      <ul className={styles.list} data-lead={rows || undefined}>
        {items.map((article, index) => (
          <li key={article.id}>
            <ArticleTeaser article={article} long={index === 0 || !rows} lead={index === 0 && rows} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
