/** Structured data of a page's subject: a product, a service, an article, or the site itself. */
import type { NewsArticle, Thing, WebSite } from 'schema-dts'
import type { Fact, PageData } from '../../page/types'
import { collectionFacts } from '../../site/collections'
import { socialImagePath } from '../../site/social-image'
import { companyDetails, companyId, companyReference } from './company'

type Of<K extends PageData['kind']> = Extract<PageData, { kind: K }>

/** Pages with full data about the company; all others only reference it. */
const companyPages: ReadonlySet<string> = new Set(['home', 'contact', 'imprint'])

const imageOf = ({ meta }: PageData, origin: string): string => origin + socialImagePath(meta)

/** The schema.org property that links a type to its company; places and people have none. */
const companyRoles: Readonly<Record<string, string>> = {
  SoftwareApplication: 'publisher',
  WebApplication: 'publisher',
  MobileApplication: 'publisher',
  Product: 'manufacturer',
  Service: 'provider',
  Course: 'provider',
  Event: 'organizer',
  LocalBusiness: 'parentOrganization',
  MedicalClinic: 'parentOrganization',
}

/** Fields of an entry with a schema.org equivalent. */
const propertyOf = (fact: Fact): Readonly<Record<string, string>> => {
  const { href = '', label = '' } = fact.link ?? {}
  if (href.startsWith('tel:')) return { telephone: label }
  if (href.startsWith('mailto:')) return { email: label }
  return fact.name === 'address' && fact.text ? { address: fact.text.replaceAll('\n', ', ') } : {}
}

/** A product, a service or another entry, with its configured type. No prices or ratings. */
function offered(page: Of<'product'> | Of<'entry'>, origin: string): Thing {
  const { title, summary } = page.kind === 'product' ? page.product : page.entry
  const facts = page.kind === 'entry' ? page.entry.facts : []
  const collection = page.kind === 'product' ? 'products' : page.entry.collection
  const { schemaType: type = 'Thing' } = collectionFacts(collection)
  const role = companyRoles[type]
  const thing = {
    '@type': type,
    name: title,
    description: summary,
    url: origin + page.meta.path,
    image: imageOf(page, origin),
    ...(type === 'SoftwareApplication' &&
      page.kind === 'product' && {
        applicationCategory: 'BusinessApplication',
        applicationSubCategory: page.product.kind,
      }),
    ...(role && { [role]: companyReference(page.site, origin) }),
    ...Object.assign({}, ...facts.map(propertyOf)),
  }
  // The type is configurable, so its properties are unknown here.
  return thing as Thing
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

/** The page's subject; none for lists and text pages. */
export function subject(page: PageData, origin: string): Thing[] {
  switch (page.kind) {
    case 'product':
    case 'entry':
      return [offered(page, origin)]
    case 'article':
      return [newsArticle(page, origin)]
    case 'page': {
      const { routeId } = page.meta
      const company = companyPages.has(routeId) ? [companyDetails(page.site, origin)] : []
      return routeId === 'home' ? [...company, website(page, origin)] : company
    }
  }
}
