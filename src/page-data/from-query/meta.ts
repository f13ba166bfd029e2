/** From a page's place and its entry's words to the facts about the page. */
import { localeOf } from '../../site/locales'
import type { PageMeta } from '../types'

/** What Gatsby hands over; `place` is made from the routes table (src/gatsby/page-place.ts). */
export type PlaceContext = {
  language: PageMeta['locale']
  slug: string
  place: Pick<PageMeta, 'routeId' | 'path' | 'alternates' | 'switchTo' | 'breadcrumb' | 'noindex' | 'pending'>
  /** The part of the news list; `label` (“Page 2”) is there from the second one on. */
  archive?: { page: number; pages: { number: number; href: string }[]; label?: string }
}

/** Joins both. `title` and `description` are the page's own, without the company's name. */
export function metaFromContext(context: PlaceContext, title: string, description: string): PageMeta {
  const { language, place } = context
  return { ...place, locale: language, iso: localeOf(language).iso, title, description }
}
