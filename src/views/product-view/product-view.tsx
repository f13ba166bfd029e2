/** A product, and the services around it. */
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
// Before the section, so that all pages import the styles of sections in the same order.
import { DetailView } from '../detail/detail-view'
import { Services } from '../../sections/services/services'

type Props = { page: Extract<PageData, { kind: 'product' }> }

export function ProductView({ page }: Props) {
  const t = useTexts()
  const { product } = page
  const { title, kind, services } = product
  return (
    <DetailView page={page} entry={product} shape="belt" label={kind} toList={t('common:allProducts')}>
      {services.length > 0 && (
        <Services
          section={{
            type: 'services',
            label: t('common:services'),
            heading: t('common:servicesFor', { name: title }),
            items: services,
          }}
          extract
        />
      )}
    </DetailView>
  )
}
