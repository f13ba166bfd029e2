/** Structured data about this company and its offers (https://schema.org). */

/**
 * The types of products and services: SoftwareApplication, Service, Course, MedicalClinic or any other type of schema.org
 * with a name, a description and a picture. Google shows a Product with offers or reviews only; pages state neither.
 */
export const schemaTypes: Readonly<Record<'products' | 'services', string>> = {
  products: 'SoftwareApplication',
  services: 'Service',
}

/** The company's country, in ISO 3166-1; content names it in the words of each language. */
export const country = 'DE'
