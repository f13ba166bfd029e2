/** The articles before and after this one. */
import { Label } from '../../components/label/label'
import { Link } from '../../components/link/link'
import { Words } from '../../components/words/words'
import { useTexts } from '../../i18n/texts'
import type { ArticleBody, ArticleCard } from '../../page/types'
import * as styles from './article-view.module.css'

type Props = Pick<ArticleBody, 'previous' | 'next'>

/** Nothing when the article is the only one. */
export function ArticleSteps({ previous, next }: Props) {
  const t = useTexts()
  if (!previous && !next) return null
  return (
    <nav aria-label={t('common:moreArticles')} className="section screen">
      <div className="wrap">
        <ul className="sides">
          {previous && <Step article={previous} label={t('common:previousArticle')} />}
          {next && <Step article={next} label={t('common:nextArticle')} />}
        </ul>
      </div>
    </nav>
  )
}

function Step({ article: { title, href }, label }: { article: ArticleCard; label: string }) {
  return (
    <li className={`${styles.step} stack target`} data-gap="small">
      <Label>{label}</Label>
      <h2>
        <Link href={href} className="cover-link">
          <Words>{title}</Words>
        </Link>
      </h2>
    </li>
  )
}
