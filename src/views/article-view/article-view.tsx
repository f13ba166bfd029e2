/** A news article: opening, text at reading width, further links. */
import type { CSSProperties } from 'react'
import { EntryHero } from '../../components/entry-hero/entry-hero'
import { Prose } from '../../components/prose/prose'
import { Section } from '../../components/section/section'
import { ServiceRow } from '../../components/service-row/service-row'
import { formatDate } from '../../i18n/format'
import { useIso, useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { paletteOf } from '../../pattern/compose'
import { wordsOn } from '../../pattern/palettes'
import { ContentsList } from '../../sections/contents/contents-list'
import { News } from '../../sections/news/news'
import { ArticleSteps } from './article-steps'
import * as styles from './article-view.module.css'
import { ArticleTopics } from './article-topics'
import { Author } from './author'
import { Share } from './share'

type Props = { page: Extract<PageData, { kind: 'article' }> }

/** The article's own inks, those of its pattern: marks and bars in one, pull quotes on another. */
function inksOf(seed: string): CSSProperties {
  const [, panel, , accent] = paletteOf(seed).inks
  return {
    '--accent': `var(--p-${accent})`,
    '--panel': `var(--p-${panel})`,
    '--on-panel': `var(--p-${wordsOn(panel)})`,
  } as CSSProperties
}

/** The table of contents is beside the text where there is room; topics and sharing come after the text. */
export function ArticleView({ page: { article, meta } }: Props) {
  const t = useTexts()
  const iso = useIso()
  const { title, summary, date, minutes, author, cover, text, topics, related, products, services } = article
  const offers = [...products, ...services]
  const headings = text.headings.filter(({ level }) => level === 2)
  return (
    <article className={styles.article} style={inksOf(cover.seed)}>
      <EntryHero
        size="long"
        label={
          <>
            <time dateTime={date}>{formatDate(date, iso)}</time>
            <span className="muted">{t('common:readingTime', { n: minutes })}</span>
          </>
        }
        title={title}
        summary={summary}
        cover={cover}
      >
        {author && <Author author={author} />}
      </EntryHero>
      <div className={`wrap section sides ${styles.body}`}>
        <div className={`${styles.aside} sticky screen`}>
          {headings.length > 2 && <ContentsList label={t('common:contents')} headings={headings} />}
        </div>
        <div className={styles.text}>
          <Prose text={text} />
          <aside
            className={`grid ${styles.after} screen`}
            data-columns="2"
            aria-label={t('common:aboutArticle')}
          >
            <ArticleTopics topics={topics} />
            <Share path={meta.path} title={title} />
          </aside>
        </div>
      </div>
      {offers.length > 0 && (
        <Section heading={t('common:relatedOffers')} tone="surface" layout="side">
          <ul className="rows">
            {offers.map((offer) => (
              <li key={offer.href}>
                <ServiceRow service={offer} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {related.length > 0 && (
        <News section={{ type: 'news', heading: t('common:relatedArticles'), items: related }} beside />
      )}
      <ArticleSteps previous={article.previous} next={article.next} />
    </article>
  )
}
