/** Structured data for search engines, derived from PageData (schema.org). */
import type { BreadcrumbList, Graph, ListItem } from 'schema-dts'
import type { PageData } from '../../page/types'
import { jobPostings, people, questions, sectionsOf } from './sections'
import { subject } from './subject'

function breadcrumb({ meta }: PageData, origin: string): BreadcrumbList[] {
  if (meta.breadcrumb.length < 2) return []
  const itemListElement = meta.breadcrumb.map(({ label, href }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** Returns a page's JSON-LD graph, or undefined if the page is not indexed or has no structured data. */
export function jsonLd(page: PageData, origin: string): Graph | undefined {
  if (page.meta.noindex) return undefined
  const sections = sectionsOf(page)
  const things = [
    ...breadcrumb(page, origin),
    ...subject(page, origin),
    ...questions(sections),
    ...jobPostings(sections, page.site, origin),
    ...people(sections, origin),
  ]
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined
}
