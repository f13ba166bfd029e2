/** All articles, newest first, under their years. */
import { ArchiveRow } from '../../components/article-teaser/archive-row'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page-data/types'
import * as styles from './news-archive.module.css'
import { Paging } from './paging'
import { byYear } from './by-year'

type Props = { section: SectionOf<'newsArchive'> }

/** One list per year; the years stay in view while their articles pass. */
export function NewsArchive({ section: { items, page, pages, heading, ...head } }: Props) {
  return (
    <Section {...head} heading={heading}>
      {byYear(items).map(({ year, articles }) => (
        <div key={year} className={`sides ${styles.year}`}>
          <h3 className="sticky">{year}</h3>
          <ul className="rows">
            {articles.map((article) => (
              <li key={article.id}>
                <ArchiveRow article={article} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Paging page={page} pages={pages} />
    </Section>
  )
}
