/** Software products, with one page each. */
import { label, reference, sections, text } from '../fields'
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
  title,
  unlisted,
} from './common'
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
    sections: sections({
      label: label('Sections', 'Abschnitte'),
      required: true,
      translated: true,
      min: 1,
      max: 20,
      types: entrySectionTypes,
    }),
    services: reference({
      label: label('Related services', 'Passende Leistungen'),
      collection: 'services',
      multiple: true,
      max: 5,
    }),
    searchTitle,
    searchDescription,
    linkPicture,
    unlisted,
    searchWords,
  },
} as const)
