/** A news article: opening, text in its measure, the ways on. */
import { EntryHero } from '../../components/entry-hero/entry-hero'
import { Prose } from '../../components/prose/prose'
import { formatDate } from '../../i18n/format'
import { useIso, useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { News } from '../../sections/news/news'
import { Products } from '../../sections/products/products'
import { Services } from '../../sections/services/services'
import { ArticleSteps } from './article-steps'
import * as styles from './article-view.module.css'
import { ArticleTopics } from './article-topics'
import { Author } from './author'
import { Share } from './share'

type Props = { page: Extract<PageData, { kind: 'article' }> }

/** Author and sharing are beside the text where there is room. */
export function ArticleView({ page: { article, meta } }: Props) {
  const t = useTexts()
  const iso = useIso()
  const { title, summary, date, minutes, author, cover, text, topics, related, products, services } = article
  return (
    <article>
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
      />
      <div className={`wrap section sides ${styles.body}`}>
        <aside className={`${styles.aside} sticky`} aria-label={t('common:aboutArticle')}>
          {author && <Author author={author} />}
          <ArticleTopics topics={topics} />
          <Share path={meta.path} title={title} />
        </aside>
        <Prose text={text} />
      </div>
      {products.length > 0 && (
        <Products
          section={{
            type: 'products',
            label: t('common:products'),
            heading: t('common:relatedProducts'),
            items: products,
          }}
          extract
        />
      )}
      {services.length > 0 && (
        <Services
          section={{
            type: 'services',
            label: t('common:services'),
            heading: t('common:relatedServices'),
            items: services,
          }}
          extract
        />
      )}
      {related.length > 0 && (
        <News section={{ type: 'news', heading: t('common:relatedArticles'), items: related }} />
      )}
      <ArticleSteps previous={article.previous} next={article.next} />
    </article>
  )
}
