/** A page's sections, each rendered by its component. */
import type { ComponentType } from 'react'
import type { EntryCollection, SectionData, SectionOf, SiteData } from '../page/types'
import { collectionFacts } from '../site/collections'
import { Board } from './board/board'
import { ContactCall } from './contact-call/contact-call'
import { Contents } from './contents/contents'
import { Downloads } from './downloads/downloads'
import { Faq } from './faq/faq'
import { Features } from './features/features'
import { Figures } from './figures/figures'
import { Gallery } from './gallery/gallery'
import { Hero } from './hero/hero'
import { Image } from './image/image'
import { Jobs } from './jobs/jobs'
import { News } from './news/news'
import { NewsArchive } from './news-archive/news-archive'
import { Partners } from './partners/partners'
import { Principles } from './principles/principles'
import { Products } from './products/products'
import { Search } from './search/search'
import { Services } from './services/services'
import { Steps } from './steps/steps'
import { Team } from './team/team'
import { Testimonials } from './testimonials/testimonials'
import { Text } from './text/text'
import { VideoSection } from './video/video'

type Type = SectionData['type']
type SectionProps<T extends Type> = { section: SectionOf<T>; next?: SectionData; site: SiteData }

type Props = {
  sections: readonly SectionData[]
  site: SiteData
  /** The section with the form, which is large: only templates of pages with a form have it in their scripts. */
  form?: ComponentType<SectionProps<'contactForm'>>
}

/** Missing here: products, services and site-specific collections, whose card decides, and the form. */
const views: {
  [T in Exclude<Type, 'products' | EntryCollection | 'contactForm'>]: ComponentType<SectionProps<T>>
} = {
  hero: Hero,
  text: Text,
  features: Features,
  principles: Principles,
  steps: Steps,
  figures: Figures,
  faq: Faq,
  image: Image,
  board: Board,
  gallery: Gallery,
  video: VideoSection,
  testimonials: Testimonials,
  news: News,
  newsArchive: NewsArchive,
  downloads: Downloads,
  team: Team,
  jobs: Jobs,
  partners: Partners,
  contactCall: ContactCall,
  search: Search,
  contents: Contents,
}

/**
 * The cast is safe: a view accepts its own type of section, and is found by this type.
 * @throws For a form on a page whose template does not have it.
 */
function viewOf(type: Type, form: Props['form']): ComponentType<SectionProps<Type>> {
  if (type === 'contactForm' && !form) throw new Error('This template has no contact form (src/templates).')
  const named: Partial<Record<Type, unknown>> = views
  const view =
    (type === 'contactForm' ? form : named[type]) ??
    (collectionFacts(type).card === 'picture' ? Products : Services)
  return view as ComponentType<SectionProps<Type>>
}

/** In the order of the page. */
export function SectionList({ sections, site, form }: Props) {
  return sections.map((section, index) => {
    const View = viewOf(section.type, form)
    return <View key={index} section={section} next={sections[index + 1]} site={site} />
  })
}
