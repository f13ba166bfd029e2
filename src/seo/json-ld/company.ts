/** Structured data about the company. */
import type { Organization, PostalAddress } from 'schema-dts'
import type { SiteData } from '../../page/types'
import { iconFiles } from '../../site/icons'
import { country } from '../../site/own/structured-data'

/** The same in every language, so that all pages refer to one company. */
export const companyId = (origin: string): string => `${origin}/#organization`

/** The company's address. */
export function address({ company }: SiteData): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressCountry: country,
  }
}

/** The company as publisher, provider or employer: just enough to identify it. */
export function companyReference({ company }: SiteData, origin: string): Organization {
  return { '@type': 'Organization', '@id': companyId(origin), name: company.legalName, url: `${origin}/` }
}

/** Complete data, for pages about the company. */
export function companyDetails(site: SiteData, origin: string): Organization {
  const { company } = site
  return {
    '@type': 'Organization',
    '@id': companyId(origin),
    name: company.name,
    legalName: company.legalName,
    description: site.description,
    url: `${origin}/`,
    logo: origin + iconFiles.large.path,
    email: company.email,
    telephone: company.phone,
    ...(company.vatId && { vatID: company.vatId }),
    address: address(site),
  }
}
