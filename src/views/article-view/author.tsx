/** Who wrote the article. */
import { Cover } from '../../components/cover/cover'
import { useTexts } from '../../i18n/texts'
import type { ArticleBody } from '../../page/types'
import * as styles from './article-view.module.css'

type Props = { author: NonNullable<ArticleBody['author']> }

/** Portrait, name, role. */
export function Author({ author: { name, role, portrait } }: Props) {
  const t = useTexts()
  return (
    <div className={styles.author}>
      <Cover cover={portrait} cols={2} rows={2} sizes="5rem" />
      <p className="small">
        <span className="muted">{t('common:writtenBy')}</span>
        <br />
        <b>{name}</b>
        <br />
        {role}
      </p>
    </div>
  )
}
