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
    <div className={styles.author} data-pagefind-ignore="">
      <Cover cover={portrait} cols={2} rows={2} sizes="3.5rem" />
      <p className="small">
        <span className="hidden">{t('common:writtenBy')} </span>
        <b>{name}</b>
        <br />
        {role}
      </p>
    </div>
  )
}
