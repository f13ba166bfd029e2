/** The newest articles. */
import { ArticleTeaser } from '../../components/article-teaser/article-teaser'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page-data/types'
import * as styles from './news.module.css'

type Props = { section: SectionOf<'news'> }

/** The first article is the largest. */
export function News({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <ul className={styles.list} data-lead={items.length % 3 === 0 || undefined}>
        {items.map((article, index) => (
          <li key={article.id}>
            <ArticleTeaser article={article} large={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
