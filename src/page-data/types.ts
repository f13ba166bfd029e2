/** PageData: what views need, free of GraphQL and Decap shapes. Every text is in the page's language. */
import type { LocaleCode, LocaleIso, PerLocale } from '../site/locales'
import type {
  Action,
  Picture,
  Cover,
  Video,
  RichText,
  ProductCard,
  ServiceCard,
  ArticleCard,
  Topic,
  Testimonial,
  Download,
  TeamMember,
  Job,
  Partner,
} from './pieces'

export type * from './pieces'

type Tone = 'plain' | 'surface' | 'dark' | 'sky'
type Head = { anchor?: string; label?: string; heading: string; lead?: string }
type TitledItem = { title: string; text: string }

export type SectionData =
  | ({ type: 'hero'; size: 'large' | 'small'; seed: string; primary?: Action; secondary?: Action } & Head)
  | {
      type: 'text'
      anchor?: string
      label?: string
      heading?: string
      text: RichText
      image?: Picture
      tone: Tone
    }
  | ({ type: 'features' | 'principles' | 'steps'; items: TitledItem[]; tone: Tone } & Head)
  | ({ type: 'figures'; items: { value: string; label: string; note?: string }[]; tone: Tone } & Head)
  | ({ type: 'faq'; items: { question: string; answer: RichText }[] } & Head)
  | { type: 'image'; anchor?: string; image: Picture; caption?: string }
  | ({ type: 'gallery'; items: { image: Picture; caption?: string }[] } & Head)
  | {
      type: 'video'
      anchor?: string
      heading: string
      video: Video
      text: string
    }
  | ({ type: 'products'; items: ProductCard[]; more?: Action } & Head)
  | ({ type: 'services'; items: ServiceCard[]; more?: Action } & Head)
  | ({ type: 'testimonials'; seed: string; items: Testimonial[] } & Head)
  | ({ type: 'news'; items: ArticleCard[]; more?: Action } & Head)
  | ({
      type: 'newsArchive'
      items: ArticleCard[]
      page: number
      pages: { number: number; href: string }[]
      /** Every topic that has articles; the one whose list this is, is marked. */
      topics: Topic[]
      /** Where the list of all articles is. */
      allHref: string
    } & Head)
  | ({ type: 'downloads'; items: Download[] } & Head)
  | ({ type: 'team'; items: TeamMember[] } & Head)
  | ({ type: 'jobs'; items: Job[]; apply: RichText; empty: string } & Head)
  | ({ type: 'partners'; items: Partner[] } & Head)
  | { type: 'contactCall'; heading: string; second: string; text: string; action: Action; seed: string }
  | ({ type: 'contactForm' } & Head)
  | ({ type: 'search' } & Head)
  | { type: 'contents'; contentsLabel: string; text: RichText }

/** The section of one kind. */
export type SectionOf<T extends SectionData['type']> = Extract<SectionData, { type: T }>

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
  register: string
  vatId: string
  directions: string
}

/** What surrounds every page: header, footer and the facts they show. */
export type SiteData = {
  name: string
  claim: string
  description: string
  company: Company
  navigation: (Action & { children: Action[] })[]
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
  routeId: string
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
  /** The pages before and after this one, where a list has several. */
  previous?: string
  next?: string
  /** A draft, or dated in the future: not part of the published site. */
  pending?: boolean
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
  services: ServiceCard[]
}

export type ProductBody = {
  title: string
  tagline: string
  kind: string
  summary: string
  cover: Cover
  sections: SectionData[]
  services: ServiceCard[]
  news: ArticleCard[]
}

export type ServiceBody = {
  title: string
  tagline: string
  summary: string
  cover: Cover
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
    | { kind: 'service'; service: ServiceBody }
    | { kind: 'article'; article: ArticleBody & { title: string; summary: string } }
  )
