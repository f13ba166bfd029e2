/** PageData: what views need, free of GraphQL and Decap shapes. Every text is in the page's language. */
import type { LocaleCode, LocaleIso, PerLocale } from '../site/locales'

/** A resolved link: `href` is ready to use, `external` leaves the site (or the page: `mailto:`, `tel:`). */
export type Action = { label: string; href: string; external: boolean }

/** A picture after the build: `sources` from best to most common format, `src` works everywhere. Sizes in pixels. */
export type Picture = {
  src: string
  srcSet?: string
  sources: { type: string; srcSet: string }[]
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
}

/** What stands where a picture may stand: an uploaded one, else the pattern drawn from `seed`. */
export type Cover = { seed: string; picture?: Picture }

/** A video of the site, or one at a provider, which may only be asked for it after consent. */
export type Video = {
  id: string
  title: string
  /** What is seen and said, in paragraphs; plain text. */
  transcript: string[]
  poster: Cover
  source:
    | {
        kind: 'file'
        src: string
        type: string
        /** Pixels as shown. */
        width: number
        height: number
        /** Seconds. */
        duration: number
        /** Captions; those of the page's language come first. */
        tracks: { src: string; language: string; label: string }[]
      }
    | {
        kind: 'provider'
        provider: string
        /** Who receives what the browser sends. */
        company: string
        /** The address of the player, and of the video's page. */
        player: string
        watch: string
      }
}

/**
 * Sanitised HTML from Markdown (see `content-model/markdown`), with its headings for tables of contents, and the
 * videos for which the HTML holds places.
 */
export type RichText = {
  html: string
  headings: { level: number; id: string; text: string }[]
  videos: Video[]
}

export type ProductCard = {
  id: string
  title: string
  summary: string
  kind: string
  href: string
  cover: Cover
}
export type ServiceCard = { id: string; title: string; summary: string; href: string; cover: Cover }
/** `date` is `YYYY-MM-DD`. */
export type ArticleCard = {
  id: string
  title: string
  summary: string
  date: string
  href: string
  cover: Cover
}
/** A subject of several articles; `href` is the page that lists them. */
export type Topic = { id: string; title: string; href: string; current?: boolean }
export type Testimonial = { id: string; quote: string; person: string; company: string }
/** `bytes` is the size of the file, `extension` its type in lower case (`pdf`). */
export type Download = {
  id: string
  title: string
  summary: string
  href: string
  extension: string
  bytes: number
}
export type TeamMember = {
  id: string
  name: string
  role: string
  text: string
  email?: string
  phone?: string
  portrait: Cover
}
export type Job = {
  id: string
  title: string
  summary: string
  place: string
  workload: string
  employment: 'FULL_TIME' | 'PART_TIME' | 'INTERN'
  date: string
  validThrough?: string
  tasks: string[]
  profile: string[]
  offer: string[]
  contact?: { name: string; role: string; email?: string; phone?: string }
}
export type Partner = { id: string; name: string; kind: string; text: string; href?: string; mark: Cover }

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
