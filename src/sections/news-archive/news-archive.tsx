/** Articles by year, newest first: all articles, or those of a topic. */
import { ArchiveRow } from '../../components/article-teaser/archive-row'
import { Belt } from '../../components/belt/belt'
import { Section } from '../../components/section/section'
import { useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page/types'
import * as styles from './news-archive.module.css'
import { Paging } from './paging'
import { Topics } from './topics'
import { byYear } from './by-year'

type Props = { section: SectionOf<'newsArchive'> }

/** One list per year; each year is sticky beside its articles. The list of a topic ends with its own tiles. */
export function NewsArchive({ section }: Props) {
  const t = useTexts()
  const { anchor, heading, items, page, pages, years, topics, allHref } = section
  const topic = topics.find(({ current }) => current)
  return (
    <>
      <Section anchor={anchor}>
        {/* Hidden: the opening has the same title, and the years are the visible headings. */}
        <h2 className="hidden">{topic ? t('common:articlesOn', { topic: topic.title }) : heading}</h2>
        <Topics topics={topics} allHref={allHref} />
        {byYear(items).map(({ year, articles }, index) => (
          <div key={year} className={`sides ${styles.year}`}>
            <h3 className="sticky">{year}</h3>
            <ul className="rows">
              {articles.map((article, place) => (
                <li
                  key={article.id}
                  className={index + place === 0 && page === 1 ? styles.newest : undefined}
                >
                  <ArchiveRow article={article} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {items.length === 0 && <p className="lead">{t('common:noArticles')}</p>}
        <Paging page={page} pages={pages} years={years} />
      </Section>
      {topic && <Belt seed={topic.id} below="ink" />}
    </>
  )
}
