/** A product, or another entry, as a full-width row in the list of all. */
import { useTexts } from '../../i18n/texts'
import type { EntryCard, ProductCard as ProductCardData } from '../../page/types'
import { Cover } from '../cover/cover'
import { EntryName } from '../entry-name/entry-name'
import { Icon } from '../icon/icon'
import { Label } from '../label/label'
import { useReveal } from '../reveal/use-reveal'
import * as styles from './product-row.module.css'

/** Products show their kind. */
type Props = { product: EntryCard & Partial<Pick<ProductCardData, 'kind'>> }

/** Every second row has its picture on the other side. */
export function ProductRow({ product: { title, kind, summary, href, cover } }: Props) {
  const t = useTexts()
  return (
    <article ref={useReveal()} className={`${styles.row} target`}>
      <Cover cover={cover} cols={6} rows={4} sizes="(min-width: 768px) 50vw, 92vw" />
      <div className="stack">
        {kind && <Label>{kind}</Label>}
        <h3>
          <EntryName title={title} href={href} />
        </h3>
        <p className="lead">{summary}</p>
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
