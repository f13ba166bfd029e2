/** A product in a row of cards. */
import { useTexts } from '../../i18n/texts'
import type { ProductCard as ProductCardData } from '../../page/types'
import { Cover } from '../cover/cover'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { useReveal } from '../reveal/use-reveal'
import { Words } from '../words/words'
import * as styles from './product-card.module.css'

type Props = { product: ProductCardData }

/** The link is the name; its area covers the card. */
export function ProductCard({ product: { title, summary, href, cover } }: Props) {
  const t = useTexts()
  return (
    <article ref={useReveal()} className={`${styles.card} target`}>
      <Cover cover={cover} cols={4} rows={3} sizes="(min-width: 992px) 22vw, (min-width: 576px) 45vw, 92vw" />
      <div className="stack" data-gap="small">
        <h3>
          <Link href={href} className="cover-link">
            <Words>{title}</Words>
          </Link>
        </h3>
        <p className="muted">{summary}</p>
        <span className="go">
          {t('common:learnMore')}
          <Icon name="right" />
        </span>
      </div>
    </article>
  )
}
