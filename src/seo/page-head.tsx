/** The head of every page, for Gatsby's Head API. */
import type { PageData } from '../page-data/types'
import { siteUrl } from '../site/site-url'
import { documentTitle, headTags } from './head-tags'
import { jsonLd } from './json-ld'

type Props = { page: PageData }

/** Renders language, title, meta tags, links and structured data. */
export function PageHead({ page }: Props) {
  const data = jsonLd(page, siteUrl)
  return (
    <>
      <html lang={page.meta.iso} />
      <title>{documentTitle(page)}</title>
      {headTags(page, siteUrl).map(({ tag: Tag, ...attributes }, index) => (
        <Tag key={index} {...attributes} />
      ))}
      {data && <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>}
    </>
  )
}
