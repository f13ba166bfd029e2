/** What the editor must know of the built site: written by the build as `/admin/index.<language>.json`. */
import type { KnownSite } from '../content-check/known-site'
import type { LocaleCode } from '../site/locales'
import type {
  ArticleCard,
  Download,
  Job,
  PageMeta,
  Partner,
  Picture,
  ProductCard,
  ServiceCard,
  SiteData,
  TeamMember,
  Testimonial,
} from './types'

/** Where a page stands; the same facts that page contexts carry. */
export type PagePlace = Pick<PageMeta, 'routeId' | 'path' | 'alternates' | 'switchTo' | 'breadcrumb' | 'noindex'>

/** Cards in the order of their collections, in one language. */
export type IndexedCards = {
  products: ProductCard[]
  services: ServiceCard[]
  news: ArticleCard[]
  testimonials: Testimonial[]
  downloads: Download[]
  team: TeamMember[]
  jobs: Job[]
  partners: Partner[]
}

export type EditorIndex = {
  locale: LocaleCode
  site: SiteData
  cards: IndexedCards
  /** By `pages/<route id>` or `<collection>/<entry>`; drafts included while developing. */
  places: Readonly<Record<string, PagePlace>>
  /** By address in content, such as `/media/plan.png`. */
  pictures: Readonly<Record<string, Omit<Picture, 'alt'>>>
  /** The same in every language: what links and references may point to. */
  known: KnownSite
}
