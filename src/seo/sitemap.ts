/** The sitemap: canonical addresses only, each with its translations (R105, A1). */
import type { Alternates } from '../page/types'
import { alternateLinks } from './alternate-links'
import { escapeXml } from './xml'

/** One canonical page. `changed` is a day, `YYYY-MM-DD`, where it is known. */
export type SitemapPage = { path: string; alternates: Alternates; changed?: string }

function entry({ path, alternates, changed }: SitemapPage, origin: string): string {
  const links = alternateLinks(alternates, origin).map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  )
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}${links.join('')}</url>`
}

/** Returns the sitemap as XML; `origin` has no trailing slash. */
export function sitemap(pages: readonly SitemapPage[], origin: string): string {
  const urls = [...pages]
    .sort((a, b) => a.path.localeCompare(b.path, 'en'))
    .map((page) => entry(page, origin))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
