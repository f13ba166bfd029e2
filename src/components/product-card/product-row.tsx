/** A product across the page, in the list of all. */
import { useTexts } from '../../i18n/texts'
import type { ProductCard as ProductCardData } from '../../page/types'
import { Cover } from '../cover/cover'
import { Icon } from '../icon/icon'
import { Label } from '../label/label'
import { Link } from '../link/link'
import { useReveal } from '../reveal/use-reveal'
import { Words } from '../words/words'
import * as styles from './product-row.module.css'

type Props = { product: ProductCardData }

/** Every second row has its picture on the other side. */
export function ProductRow({ product: { title, kind, summary, href, cover } }: Props) {
  const t = useTexts()
  return (
    <article ref={useReveal()} className={`${styles.row} target`}>
      <Cover cover={cover} cols={6} rows={4} sizes="(min-width: 768px) 50vw, 92vw" />
      <div className="stack">
        <Label>{kind}</Label>
        <h3>
          <Link href={href} className="cover-link">
            <Words>{title}</Words>
          </Link>
        </h3>
        <p className="lead">{summary}</p>
        <span className="go">
          {t('common:learnMore')}
          <Icon name="right" />
        </span>
      </div>
    </article>
  )
}
