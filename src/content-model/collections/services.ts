/** Services, with one page each. */
import { label, reference, sections } from '../fields'
import { entrySectionTypes } from '../sections'
import {
  cover,
  draft,
  linkPicture,
  order,
  ownSlug,
  searchDescription,
  searchTitle,
  searchWords,
  summary,
  tagline,
  title,
  unlisted,
} from './common'
import { collection } from './define'

export const services = collection({
  name: 'services',
  graphql: 'Service',
  label: label('Services', 'Leistungen'),
  singular: label('Service', 'Leistung'),
  description: label('What the company does for its customers.', 'Was das Unternehmen für seine Kunden tut.'),
  storage: 'folder',
  titleField: 'title',
  orderField: 'order',
  fields: {
    title,
    slug: ownSlug,
    tagline: { ...tagline, required: true },
    summary,
    order,
    draft,
    cover,
    sections: sections({
      label: label('Sections', 'Abschnitte'),
      required: true,
      translated: true,
      min: 1,
      max: 20,
      types: entrySectionTypes,
    }),
    products: reference({
      label: label('Related products', 'Passende Produkte'),
      collection: 'products',
      multiple: true,
      max: 4,
    }),
    searchTitle,
    searchDescription,
    linkPicture,
    unlisted,
    searchWords,
  },
} as const)
