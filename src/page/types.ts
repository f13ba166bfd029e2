/** PageData: what views need, free of the shapes of Gatsby and Decap. Every text is in the page's language. */
import type { LocaleCode, LocaleIso, PerLocale } from '../site/locales'
import type { RouteId } from '../site/routes'
import type { OwnCollection } from '../site/collection-names'
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
import type { ShownSection } from './shown'

export type * from './pieces'

type SectionTypes = typeof sectionTypes

/** What some kinds of sections show that is not written in them. */
export type SectionExtras = {
  /** The word that the pattern is drawn from: the section's own, else the page's name. */
  hero: { seed: string }
  contactCall: { seed: string }
  features: { seed: string }
  steps: { seed: string }
  news: { items: ArticleCard[]; count?: undefined }
  newsArchive: {
    items: ArticleCard[]
    page: number
    /** This page and those that it leads to: all of them, or of a long list its ends and the nearest. */
    pages: { number: number; href: string }[]
    /** Of a long list: where each year begins, the newest first. */
    years?: { year: string; href: string }[]
    /** Every topic that has articles; the one whose list this is, is marked. */
    topics: Topic[]
    /** Where the list of all articles is. */
    allHref: string
  }
  jobs: { items: Job[] }
  /** The page's own text. */
  contents: { text: RichText }
}

type With<Written, Extra> = Omit<Written, keyof Extra> & Extra

/** A section of each kind: the fields of the content model as a page shows them (`shown.ts`). */
type Sections = {
  [K in keyof SectionTypes]: K extends keyof SectionExtras
    ? With<ShownSection<K, SectionTypes[K]>, SectionExtras[K]>
    : ShownSection<K, SectionTypes[K]>
}

export type SectionData = Sections[keyof Sections]

/** The section of one kind. */
export type SectionOf<T extends keyof Sections> = Sections[T]

export type Company = {
  name: string
  legalName: string
  street: string
  postalCode: string
  city: string
  country: string
  phone: string
  email: string
  hours: string
  register?: string
  vatId?: string
  directions: string
}

/** What surrounds every page: header, footer and the facts they show. */
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

/** `path` is the canonical address without host; absent where the page is missing in that language. */
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
  /** From the home page down to this page; the last one is this page. */
  breadcrumb: { label: string; href: string }[]
  /** Where the language switch leads: the same page, else its section's list. */
  switchTo: PerLocale<string>
  noindex: boolean
  /** An uploaded picture for shared links, by its address below `content`; without one, one is drawn. */
  linkPicture?: { src: string; alt: string }
  /** The pages before and after this one, where a list has several. */
  previous?: string
  next?: string
  /** A draft, or dated in the future: not part of the published site. */
  unpublished?: boolean
  /** The long words of headings, names and menus, with soft hyphens; the data themselves have none. */
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
  /** Others with the same topics; none of the two beside it in time. */
  related: ArticleCard[]
  products: ProductCard[]
  services: EntryCard[]
}

export type ProductBody = {
  title: string
  tagline: string
  kind: string
  summary: string
  cover: Cover
  facts: Fact[]
  sections: SectionData[]
  services: EntryCard[]
  news: ArticleCard[]
}

/** Collections whose entries have pages of the common form. */
export type EntryCollection = 'services' | OwnCollection

/** A service, or an entry of a collection that only this site has. */
export type EntryBody = {
  collection: EntryCollection
  title: string
  tagline?: string
  summary: string
  cover: Cover
  facts: Fact[]
  sections: SectionData[]
  products: ProductCard[]
  news: ArticleCard[]
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
