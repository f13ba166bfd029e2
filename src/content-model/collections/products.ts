/** Software products, with one page each. */
import { label, reference, text } from '../fields'
import { cover, draft, forSearch, order, ownSlug, pageSections, summary, title } from './common'
import { collection } from './define'

export const products = collection({
  name: 'products',
  graphql: 'Product',
  label: label('Products', 'Produkte'),
  singular: label('Product', 'Produkt'),
  description: label(
    'Each product has a card on the list and a page of its own.',
    'Jedes Produkt hat eine Karte in der Übersicht und eine eigene Seite.',
  ),
  storage: 'folder',
  titleField: 'title',
  orderField: 'order',
  fields: {
    title,
    slug: ownSlug,
    tagline: text({ label: label('Headline', 'Schlagzeile'), required: true, translated: true, max: 90 }),
    summary,
    kind: text({
      label: label('Kind of software', 'Art der Software'),
      hint: label('For example “Production planning”.', 'Zum Beispiel „Produktionsplanung“.'),
      required: true,
      translated: true,
      max: 40,
    }),
    order,
    draft,
    cover,
    sections: { ...pageSections, required: true, min: 1 },
    services: reference({
      label: label('Related services', 'Passende Leistungen'),
      collection: 'services',
      multiple: true,
      max: 5,
    }),
    ...forSearch,
  },
} as const)
