/** PageData: the input of views, independent of Gatsby and Decap. Every text is in the page's language. */
import type { LocaleCode, LocaleIso, PerLocale } from '../site/locales'
import type { RouteId } from '../site/routes'
import type { OwnCollection } from '../site/collection-names'
import type { site } from '../content-model/collections/site'
import type { sectionTypes } from '../content-model/sections'
import type {
  Action,
  ArticleCard,
  Cover,
  EntryCard,
  Fact,
  Job,
  MenuLink,
  ProductCard,
  RichText,
  Topic,
} from './pieces'
import type { ShownFields, ShownSection } from './shown'

export type * from './pieces'

type SectionTypes = typeof sectionTypes

/** Derived data of some section types. */
export type SectionExtras = {
  /** The seed of the pattern: the section's own, else the page's name. */
  hero: { seed: string }
  contactCall: { seed: string }
  features: { seed: string }
  steps: { seed: string }
  news: { items: ArticleCard[]; count?: undefined }
  newsArchive: {
    items: ArticleCard[]
    page: number
    /** Links of the pagination, this page included; for a long list its ends and the nearest pages. */
    pages: { number: number; href: string }[]
    /** For a long list: the page on which each year starts, newest first. */
    years?: { year: string; href: string }[]
    /** Every topic with articles; the current one is marked. */
    topics: Topic[]
    /** The address of the list of all articles. */
    allHref: string
  }
  jobs: { items: Job[] }
  /** The page's body. */
  contents: { text: RichText }
}

type With<Written, Extra> = Omit<Written, keyof Extra> & Extra

/** All section types: the fields of the content model as page data (`shown.ts`). */
type Sections = {
  [K in keyof SectionTypes]: K extends keyof SectionExtras
    ? With<ShownSection<K, SectionTypes[K]>, SectionExtras[K]>
    : ShownSection<K, SectionTypes[K]>
}

export type SectionData = Sections[keyof Sections]

/** A section of one type. */
export type SectionOf<T extends keyof Sections> = Sections[T]

export type Company = { name: string } & ShownFields<typeof site.fields.company.fields>

/** Site-wide data: header, footer and the facts they show. */
export type SiteData = {
  name: string
  claim: string
  description: string
  company: Company
  navigation: (Action & { children: MenuLink[] })[]
  contact: Action
  footer: {
    columns: { heading: string; links: Action[] }[]
    managementLabel: string
    managers: string[]
    legal: Action[]
    sample: boolean
  }
}

/** `path` is the canonical address without host; absent if the page does not exist in that language. */
export type Alternates = PerLocale<string | undefined>

export type PageMeta = {
  routeId: RouteId
  locale: LocaleCode
  iso: LocaleIso
  /** The canonical path: no host, no trailing slash except for the home page. */
  path: string
  title: string
  description: string
  alternates: Alternates
  /** From the home page down to this page, inclusive. */
  breadcrumb: { label: string; href: string }[]
  /** Targets of the language switch: the same page, else its section's list. */
  switchTo: PerLocale<string>
  noindex: boolean
  /** An uploaded image for shared links, by its path below `content`; default: a generated one. */
  linkPicture?: { src: string; alt: string }
  /** The adjacent pages of a paginated list. */
  previous?: string
  next?: string
  /** A draft, or dated in the future: not part of the published site. */
  unpublished?: boolean
  /** Long words of headings, names and menus, with soft hyphens; the data itself has none. */
  breaks?: string[]
}

export type ArticleBody = {
  date: string
  minutes: number
  author?: { name: string; role: string; portrait: Cover }
  cover: Cover
  text: RichText
  topics: Topic[]
  previous?: ArticleCard
  next?: ArticleCard
  /** Articles with the same topics, except the adjacent ones. */
  related: ArticleCard[]
  products: ProductCard[]
  services: EntryCard[]
}

/** What the pages of products and other entries have in common. */
type Body = {
  title: string
  summary: string
  cover: Cover
  facts: Fact[]
  sections: SectionData[]
  news: ArticleCard[]
}

export type ProductBody = Body & { tagline: string; kind: string; services: EntryCard[] }

/** Collections with the common entry page. */
export type EntryCollection = 'services' | OwnCollection

/** A service, or an entry of a site-specific collection. */
export type EntryBody = Body & {
  collection: EntryCollection
  tagline?: string
  /** `YYYY-MM-DD`, where the collection has a field `date`. */
  date?: string
  products: ProductCard[]
}

type Common = { meta: PageMeta; site: SiteData }

/** Everything one page shows. `kind` chooses the view. */
export type PageData = Common &
  (
    | { kind: 'page'; sections: SectionData[] }
    | { kind: 'product'; product: ProductBody }
    | { kind: 'entry'; entry: EntryBody }
    | { kind: 'article'; article: ArticleBody & { title: string; summary: string } }
  )
