/** A page's sections, each rendered by its component. */
import type { ReactElement } from 'react'
import type { SectionData, SiteData } from '../page/types'
import { collectionFacts } from '../site/collections'
import { Board } from './board/board'
import { ContactCall } from './contact-call/contact-call'
import { ContactFormSection } from './contact-form/contact-form'
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

type Props = { sections: readonly SectionData[]; site: SiteData }
type SectionProps = { section: SectionData; next?: SectionData; site: SiteData }

/** In the order of the page. */
export function SectionList({ sections, site }: Props) {
  return sections.map((section, index) => (
    <Section key={index} section={section} next={sections[index + 1]} site={site} />
  ))
}

function Section({ section, next, site }: SectionProps): ReactElement {
  switch (section.type) {
    case 'hero':
      return <Hero section={section} next={next} />
    case 'text':
      return <Text section={section} />
    case 'features':
      return <Features section={section} />
    case 'principles':
      return <Principles section={section} />
    case 'steps':
      return <Steps section={section} />
    case 'figures':
      return <Figures section={section} />
    case 'faq':
      return <Faq section={section} />
    case 'image':
      return <Image section={section} />
    case 'board':
      return <Board section={section} />
    case 'gallery':
      return <Gallery section={section} />
    case 'video':
      return <VideoSection section={section} />
    case 'testimonials':
      return <Testimonials section={section} />
    case 'news':
      return <News section={section} />
    case 'newsArchive':
      return <NewsArchive section={section} />
    case 'downloads':
      return <Downloads section={section} />
    case 'team':
      return <Team section={section} />
    case 'jobs':
      return <Jobs section={section} />
    case 'partners':
      return <Partners section={section} />
    case 'contactCall':
      return <ContactCall section={section} />
    case 'contactForm':
      return <ContactFormSection section={section} site={site} />
    case 'search':
      return <Search section={section} site={site} />
    case 'contents':
      return <Contents section={section} />
    // Products, services, and site-specific collections.
    default:
      return collectionFacts(section.type).card === 'picture' ? (
        <Products section={section} />
      ) : (
        <Services section={section} />
      )
  }
}
