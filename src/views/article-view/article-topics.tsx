/** The topics of the article, as links to their lists. */
import { Icon } from '../../components/icon/icon'
import { Link } from '../../components/link/link'
import { useTexts } from '../../i18n/texts'
import type { ArticleBody } from '../../page/types'
import * as styles from './article-view.module.css'

type Props = Pick<ArticleBody, 'topics'>

/** Nothing for an article without topics. */
export function ArticleTopics({ topics }: Props) {
  const t = useTexts()
  if (topics.length === 0) return null
  return (
    <nav aria-label={t('common:topics')} className="screen">
      <p className="muted small">{t('common:topics')}</p>
      <ul className="rows">
        {topics.map(({ id, title, href }) => (
          <li key={id}>
            <Link href={href} className={styles.way}>
              {title}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
