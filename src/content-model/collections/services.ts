/** Services, with one page each. */
import { label, reference } from '../fields'
import { cover, draft, forSearch, order, ownSlug, pageSections, summary, tagline, title } from './common'
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
    sections: { ...pageSections, required: true, min: 1 },
    products: reference({
      label: label('Related products', 'Passende Produkte'),
      collection: 'products',
      multiple: true,
      max: 4,
    }),
    ...forSearch,
  },
} as const)
