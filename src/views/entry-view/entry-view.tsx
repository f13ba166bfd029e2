/** A service, or an entry of a site-specific collection, and the products it belongs to. */
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
// Before the section, so that all pages import the styles of sections in the same order.
import { DetailView } from '../detail/detail-view'
import { Products } from '../../sections/products/products'

type Props = { page: Extract<PageData, { kind: 'entry' }> }

/** Built like a product's page, so that readers find their way in both. */
export function EntryView({ page }: Props) {
  const t = useTexts()
  const { entry, meta } = page
  const { products } = entry
  const list = meta.breadcrumb.at(-2)?.label ?? ''
  return (
    <DetailView
      page={page}
      entry={entry}
      shape="column"
      label={list}
      toList={t('common:atAGlance', { list })}
    >
      {products.length > 0 && (
        <Products
          section={{
            type: 'products',
            label: t('common:products'),
            heading: t('common:productsFor'),
            items: products,
          }}
          extract
        />
      )}
    </DetailView>
  )
}
