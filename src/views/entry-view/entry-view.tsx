/** A common entry page: its own hero, facts, sections, the products it belongs to, news about it. */
import { Button } from '../../components/button/button'
import { Opening } from '../../components/entry-hero/opening'
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { SectionList } from '../../sections/section-list'
import { Products } from '../../sections/products/products'
import { closing, opening } from '../detail/closing'
import { EntryFacts } from '../detail/entry-facts'
import { listAction } from '../detail/list-action'
import { NewsAbout } from '../detail/news-about'

type Props = { page: Extract<PageData, { kind: 'entry' }> }

/** Built like a product's page, so that readers find their way in both. */
export function EntryView({ page }: Props) {
  const t = useTexts()
  const { entry, site, meta } = page
  const { title, tagline, summary, cover, facts, products, news, sections } = entry
  const list = meta.breadcrumb.at(-2)?.label ?? ''
  const all = listAction(meta, t('common:atAGlance', { list }))
  return (
    <>
      <Opening shape="column" label={list} title={title} tagline={tagline} summary={summary} cover={cover}>
        <div className="cluster screen">
          <Button action={site.contact} />
          <Button action={all} kind="outline" />
        </div>
      </Opening>
      <EntryFacts facts={facts} />
      <SectionList sections={opening(sections)} site={site} />
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
      <NewsAbout name={title} items={news} />
      <SectionList sections={closing(sections)} site={site} />
    </>
  )
}
