/** A product: its own hero, its sections, the services around it, news about it. */
import { Button } from '../../components/button/button'
import { Opening } from '../../components/entry-hero/opening'
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { SectionList } from '../../sections/section-list'
import { Services } from '../../sections/services/services'
import { closing, opening } from '../detail/closing'
import { EntryFacts } from '../detail/entry-facts'
import { listAction } from '../detail/list-action'
import { NewsAbout } from '../detail/news-about'

type Props = { page: Extract<PageData, { kind: 'product' }> }

/** The contact call stays last, whatever the page adds before it. */
export function ProductView({ page }: Props) {
  const t = useTexts()
  const { product, site, meta } = page
  const { title, tagline, kind, summary, cover, facts, services, news, sections } = product
  const all = listAction(meta, t('common:allProducts'))
  return (
    <>
      <Opening shape="belt" label={kind} title={title} tagline={tagline} summary={summary} cover={cover}>
        <div className="cluster screen">
          <Button action={site.contact} />
          <Button action={all} kind="outline" />
        </div>
      </Opening>
      <EntryFacts facts={facts} />
      <SectionList sections={opening(sections)} site={site} />
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
      <NewsAbout name={title} items={news} />
      <SectionList sections={closing(sections)} site={site} />
    </>
  )
}
