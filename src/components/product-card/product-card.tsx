/** A product, or another entry, in a row of cards. */
import { useTexts } from '../../i18n/texts'
import type { EntryCard } from '../../page/types'
import { Cover } from '../cover/cover'
import { EntryName } from '../entry-name/entry-name'
import { Icon } from '../icon/icon'
import { useReveal } from '../reveal/use-reveal'
import * as styles from './product-card.module.css'

type Props = { product: EntryCard }

/** The whole card links to its entry's page. */
export function ProductCard({ product: { title, summary, href, cover } }: Props) {
  const t = useTexts()
  return (
    <article ref={useReveal()} className={`${styles.card} target`}>
      <Cover cover={cover} cols={4} rows={3} sizes="(min-width: 992px) 22vw, (min-width: 576px) 45vw, 92vw" />
      <div className="stack" data-gap="small">
        <h3>
          <EntryName title={title} href={href} />
        </h3>
        <p className="muted">{summary}</p>
        {href !== undefined && (
          <span className="go">
            {t('common:learnMore')}
            <Icon name="right" />
          </span>
        )}
      </div>
    </article>
  )
}
