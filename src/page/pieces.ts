/** Building blocks of PageData: links, images, cards. Every text is in the page's language. */
import type { Picture, RenderedText } from '../content-model/markdown/types'

export type { Picture }

/** A resolved link: `href` is ready to use, `external` leaves the site (or the page: `mailto:`, `tel:`). */
export type Action = { label: string; href: string; external: boolean }

/** A link in the main menu: `note` describes its target, `seed` is the entry's mark. */
export type MenuLink = Action & { note?: string; seed?: string }

/** A cover: an uploaded image, or the pattern drawn from `seed`. */
export type Cover = { seed: string; picture?: Picture }

/** A video of the site, or one at a provider, which is only loaded after consent. */
export type Video = {
  id: string
  title: string
  /** Description and dialogue, in paragraphs; plain text. */
  transcript: string[]
  poster: Cover
  source:
    | {
        kind: 'file'
        src: string
        type: string
        /** Display size in pixels. */
        width: number
        height: number
        /** Seconds. */
        duration: number
        /** Captions, those of the page's language first. */
        tracks: { src: string; language: string; label: string }[]
      }
    | {
        kind: 'provider'
        provider: string
        /** The recipient of the visitor's data. */
        company: string
        /** The addresses of the player and of the video's page. */
        player: string
        watch: string
      }
}

/** Text from Markdown, with the videos for the placeholders in its HTML. */
export type RichText = RenderedText & { videos: Video[] }

/** The card of a service or of an entry in a site-specific collection; `href` where it has a page. */
export type EntryCard = { id: string; title: string; summary: string; href?: string; cover: Cover }
export type ProductCard = EntryCard & { kind: string; href: string }

/** A fact about an entry: text, optionally linked, or rows (“Monday”, “9 to 5”); `name` is its field's. */
export type Fact = { name: string; label: string; text?: string; link?: Action; rows?: string[][] }

/** `date` is `YYYY-MM-DD`. */
export type ArticleCard = EntryCard & { date: string; href: string }
/** A topic of articles; `href` is the page that lists them. */
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
