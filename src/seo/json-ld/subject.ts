/** Structured data of what a page is about: a product, a service, an article, or the site itself. */
import type { NewsArticle, Service, SoftwareApplication, Thing, WebSite } from 'schema-dts'
import type { PageData } from '../../page/types'
import { socialImagePath } from '../../site/social-image'
import { companyDetails, companyId, companyReference } from './company'

type Of<K extends PageData['kind']> = Extract<PageData, { kind: K }>

/** The pages that say who the company is; all others only refer to it. */
const companyPages: ReadonlySet<string> = new Set(['home', 'contact', 'imprint'])

const imageOf = ({ meta }: PageData, origin: string): string => origin + socialImagePath(meta)

/** What is offered: its name and description, its address, its picture. */
function offered(page: Of<'product'> | Of<'service'>, origin: string) {
  const { title, summary } = page.kind === 'product' ? page.product : page.service
  return { name: title, description: summary, url: origin + page.meta.path, image: imageOf(page, origin) }
}

/** No prices and no ratings: the site states neither. */
function application(page: Of<'product'>, origin: string): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    ...offered(page, origin),
    applicationCategory: 'BusinessApplication',
    applicationSubCategory: page.product.kind,
    publisher: companyReference(page.site, origin),
  }
}

function service(page: Of<'service'>, origin: string): Service {
  return { '@type': 'Service', ...offered(page, origin), provider: companyReference(page.site, origin) }
}

function newsArticle(page: Of<'article'>, origin: string): NewsArticle {
  const { title, summary, date, author, topics } = page.article
  const company = companyReference(page.site, origin)
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: date,
    inLanguage: page.meta.iso,
    ...(topics.length > 0 && { keywords: topics.map((topic) => topic.title) }),
    url: origin + page.meta.path,
    mainEntityOfPage: origin + page.meta.path,
    image: imageOf(page, origin),
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role } : company,
    publisher: company,
  }
}

function website({ meta, site }: PageData, origin: string): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    description: site.description,
    url: origin + meta.path,
    inLanguage: meta.iso,
    publisher: { '@id': companyId(origin) },
  }
}

/** What the page is about; nothing for lists and for pages of text. */
export function subject(page: PageData, origin: string): Thing[] {
  switch (page.kind) {
    case 'product':
      return [application(page, origin)]
    case 'service':
      return [service(page, origin)]
    case 'article':
      return [newsArticle(page, origin)]
    case 'page': {
      const { routeId } = page.meta
      const company = companyPages.has(routeId) ? [companyDetails(page.site, origin)] : []
      return routeId === 'home' ? [...company, website(page, origin)] : company
    }
  }
}
