/** Products: cards in a row, or large rows where the page is the list of all. */
import { ProductCard } from '../../components/product-card/product-card'
import { ProductRow } from '../../components/product-card/product-row'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page-data/types'
import * as styles from './products.module.css'

type Props = {
  section: SectionOf<'products'>
  /** Some of them, on a page about something else; a link to all says the same. */
  extract?: boolean
}

/** An extract shows cards, the list of all shows rows. */
export function Products({ section: { items, ...head }, extract = head.more !== undefined }: Props) {
  return (
    <Section {...head}>
      {extract ? (
        <ul className="grid" data-columns={items.length === 3 ? 3 : 4}>
          {items.map((product) => (
            <li key={product.id} className={styles.cell}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.list}>
          {items.map((product) => (
            <li key={product.id}>
              <ProductRow product={product} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
