/** Products or other entries: cards in a row, or large rows on the page that lists all. */
import { ProductCard } from '../../components/product-card/product-card'
import { ProductRow } from '../../components/product-card/product-row'
import { Section } from '../../components/section/section'
import type { EntryCollection, SectionOf } from '../../page/types'

type Props = {
  section: SectionOf<'products' | EntryCollection>
  /** An extract, on a page about something else; the default if there is a link to all. */
  extract?: boolean
}

/** Two cards are beside the heading, three or four below it. */
const columnsFor = (cards: number) => (cards < 3 ? 2 : Math.min(cards, 4))

/** An extract shows cards, the full list shows rows; a single product gets its own row. */
export function Products({ section: { items, ...head }, extract = head.more !== undefined }: Props) {
  const asCards = extract && items.length > 1
  const Product = asCards ? ProductCard : ProductRow
  return (
    <Section {...head} layout={asCards && items.length < 3 ? 'side' : 'top'}>
      <ul className="grid" data-columns={asCards ? columnsFor(items.length) : 1}>
        {items.map((product) => (
          <li key={product.id}>
            <Product product={product} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
