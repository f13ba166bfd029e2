/** Structured data for search engines, made from PageData (schema.org). */
import type { PageData, SectionData } from '../page-data/types'

type Thing = Record<string, unknown>

function organization({ site }: PageData, origin: string): Thing {
  const { company } = site
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
  }
}

function breadcrumb({ meta }: PageData, origin: string): Thing[] {
  if (meta.breadcrumb.length < 2) return []
  const itemListElement = meta.breadcrumb.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

const sectionsOf = (page: PageData): SectionData[] => {
  if (page.kind === 'page') return page.sections
  if (page.kind === 'product') return page.product.sections
  return page.kind === 'service' ? page.service.sections : []
}

function jobPostings(page: PageData, origin: string): Thing[] {
  return sectionsOf(page).flatMap((section) =>
    section.type === 'jobs'
      ? section.items.map((job) => ({
          '@type': 'JobPosting',
          title: job.title,
          description: job.summary,
          datePosted: job.date,
          ...(job.validThrough && { validThrough: job.validThrough }),
          employmentType: job.employment,
          hiringOrganization: { '@id': `${origin}/#organization` },
          jobLocation: organization(page, origin)['address'] && {
            '@type': 'Place',
            address: organization(page, origin)['address'],
          },
        }))
      : [],
  )
}

function subject(page: PageData, origin: string): Thing[] {
  const url = origin + page.meta.path
  const publisher = { '@id': `${origin}/#organization` }
  switch (page.kind) {
    case 'product': {
      const { title, kind, summary } = page.product
      return [
        {
          '@type': 'SoftwareApplication',
          name: title,
          applicationCategory: kind,
          description: summary,
          url,
          publisher,
        },
      ]
    }
    case 'service': {
      const { title, summary } = page.service
      return [{ '@type': 'Service', name: title, description: summary, url, provider: publisher }]
    }
    case 'article': {
      const { title, summary, date, author } = page.article
      const by = author && { '@type': 'Person', name: author.name }
      const article = {
        headline: title,
        description: summary,
        datePublished: date,
        inLanguage: page.meta.iso,
        url,
        publisher,
      }
      return [{ '@type': 'NewsArticle', ...article, ...(by && { author: by }) }]
    }
    case 'page':
      return page.meta.routeId === 'home' ? [{ '@type': 'WebSite', name: page.site.name, url }] : []
  }
}

/** Returns the JSON-LD graph of a page, or undefined where search engines are kept out. */
export function jsonLd(page: PageData, origin: string): object | undefined {
  if (page.meta.noindex) return undefined
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(page, origin),
      ...breadcrumb(page, origin),
      ...subject(page, origin),
      ...jobPostings(page, origin),
    ],
  }
}
