/** From the section fragments to the sections of PageData, one case per kind. */
import type { RichText, SectionData, SectionOf } from '../types'
import {
  articleCard,
  download,
  job,
  partner,
  productCard,
  serviceCard,
  teamMember,
  testimonial,
} from './cards'
import { action, list, optional, picture, richText, text, video } from './values'

/** One section as the two section fragments return it together. */
export type SectionResult = NonNullable<Queries.SinglePageFragment['sections']>[number]
type SectionResults = Queries.SinglePageFragment['sections']

/** What sections show that is not written in them. */
export type SectionSurroundings = {
  /** The page's own name: the seed of patterns without a word of their own. */
  seed: string
  body?: RichText
  archive?: Pick<SectionOf<'newsArchive'>, 'items' | 'page' | 'pages' | 'topics' | 'allHref'>
}

type Of<T extends SectionResult['__typename']> = Extract<SectionResult, { __typename: T }>
type Tone = SectionOf<'features'>['tone']
type HeadResult = {
  readonly anchor?: string | null
  readonly label?: string | null
  readonly heading: string | null
  readonly lead?: string | null
}

const tone = (value: string | null): Tone => (value ?? 'plain') as Tone

const head = (section: HeadResult) => ({
  anchor: optional(section.anchor),
  label: optional(section.label),
  heading: text(section.heading),
  lead: optional(section.lead),
})

const titled = (section: Of<'FeaturesSection'> | Of<'PrinciplesSection'> | Of<'StepsSection'>) => ({
  ...head(section),
  tone: tone(section.tone),
  items: list(section.items, (item) => ({ title: text(item.title), text: text(item.text) })),
})

function textSection(section: Of<'TextSection'>): SectionData {
  return {
    type: 'text',
    anchor: optional(section.anchor),
    label: optional(section.label),
    heading: optional(section.heading),
    text: richText(section.richText),
    image: picture(section.image),
    tone: tone(section.tone),
  }
}

function pictured(item: { readonly image: Parameters<typeof picture>[0]; readonly caption: string | null }) {
  const image = picture(item.image)
  return image ? [{ image, caption: optional(item.caption) }] : []
}

function archiveSection(section: Of<'NewsArchiveSection'>, { archive }: SectionSurroundings): SectionData[] {
  return archive ? [{ type: 'newsArchive', ...head(section), ...archive }] : []
}

function callSection(section: Of<'ContactCallSection'>, seed: string): SectionData[] {
  const button = action(section.action)
  if (!button) return []
  const { heading, second } = section
  return [
    {
      type: 'contactCall',
      heading: text(heading),
      second: text(second),
      text: text(section.text),
      action: button,
      seed: section.seed ?? seed,
    },
  ]
}

/** Turns one section into what its component takes; a section whose picture or target is gone is left out. */
function sectionData(section: SectionResult, surroundings: SectionSurroundings): SectionData[] {
  const { seed } = surroundings
  switch (section.__typename) {
    case 'HeroSection':
      return [
        {
          type: 'hero',
          ...head(section),
          size: section.size === 'large' ? 'large' : 'small',
          seed: section.seed ?? seed,
          primary: action(section.primary),
          secondary: action(section.secondary),
        },
      ]
    case 'TextSection':
      return [textSection(section)]
    case 'FeaturesSection':
      return [{ type: 'features', ...titled(section) }]
    case 'PrinciplesSection':
      return [{ type: 'principles', ...titled(section) }]
    case 'StepsSection':
      return [{ type: 'steps', ...titled(section) }]
    case 'FiguresSection': {
      const items = list(section.items, (item) => ({
        value: text(item.value),
        label: text(item.label),
        note: optional(item.note),
      }))
      return [{ type: 'figures', ...head(section), tone: tone(section.tone), items }]
    }
    case 'FaqSection': {
      const items = list(section.items, (item) => ({
        question: text(item.question),
        answer: richText(item.answer),
      }))
      return [{ type: 'faq', ...head(section), items }]
    }
    case 'ImageSection':
      return pictured(section).map((item) => ({ type: 'image', anchor: optional(section.anchor), ...item }))
    case 'GallerySection':
      return [{ type: 'gallery', ...head(section), items: list(section.items, pictured).flat() }]
    case 'VideoSection':
      return video(section.video).map((item) => ({
        type: 'video',
        anchor: optional(section.anchor),
        heading: text(section.heading),
        video: item,
        text: text(section.text),
      }))
    case 'ProductsSection':
      return [
        {
          type: 'products',
          ...head(section),
          items: list(section.products, productCard),
          more: action(section.more),
        },
      ]
    case 'ServicesSection':
      return [
        {
          type: 'services',
          ...head(section),
          items: list(section.services, serviceCard),
          more: action(section.more),
        },
      ]
    case 'TestimonialsSection':
      return [
        { type: 'testimonials', ...head(section), seed, items: list(section.testimonials, testimonial) },
      ]
    case 'NewsSection':
      return [
        {
          type: 'news',
          ...head(section),
          items: list(section.latest, articleCard),
          more: action(section.more),
        },
      ]
    case 'NewsArchiveSection':
      return archiveSection(section, surroundings)
    case 'DownloadsSection':
      return [{ type: 'downloads', ...head(section), items: list(section.downloads, download) }]
    case 'TeamSection':
      return [{ type: 'team', ...head(section), items: list(section.team, teamMember) }]
    case 'JobsSection':
      return [
        {
          type: 'jobs',
          ...head(section),
          items: list(section.jobs, job),
          apply: richText(section.apply),
          empty: text(section.empty),
        },
      ]
    case 'PartnersSection':
      return [{ type: 'partners', ...head(section), items: list(section.partners, partner) }]
    case 'ContactCallSection':
      return callSection(section, seed)
    case 'SearchSection':
      return [{ type: 'search', ...head(section) }]
    case 'ContactFormSection':
      return [{ type: 'contactForm', ...head(section) }]
    case 'ContentsSection':
      return [
        {
          type: 'contents',
          contentsLabel: text(section.contentsLabel),
          text: surroundings.body ?? { html: '', headings: [], videos: [] },
        },
      ]
  }
}

/** Turns all sections of a page. */
export function sectionsFromQuery(
  sections: SectionResults,
  surroundings: SectionSurroundings,
): SectionData[] {
  return list(sections, (section) => sectionData(section, surroundings)).flat()
}
