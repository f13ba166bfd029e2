/** News articles. */
import { date, label, reference } from '../fields'
import { cover, draft, forSearch, ownSlug, summary, title } from './common'
import { collection } from './define'

export const news = collection({
  name: 'news',
  graphql: 'Article',
  label: label('News', 'Neuigkeiten'),
  singular: label('Article', 'Beitrag'),
  description: label('Articles, newest first.', 'Beiträge, die neuesten zuerst.'),
  storage: 'folder',
  titleField: 'title',
  orderField: 'date',
  body: 'required',
  fields: {
    title,
    slug: ownSlug,
    summary,
    date: date({
      label: label('Date', 'Datum'),
      hint: label(
        'A date in the future hides the article until then.',
        'Ein Datum in der Zukunft hält den Beitrag bis dahin zurück.',
      ),
      required: true,
    }),
    draft,
    author: reference({ label: label('Author', 'Autorin oder Autor'), collection: 'team', required: true }),
    tags: reference({
      label: label('Topics', 'Themen'),
      hint: label(
        'One or two are enough; the article then appears on their pages, and related articles are found through them.',
        'Ein oder zwei genügen; der Beitrag steht dann auf deren Seiten, und verwandte Beiträge finden sich darüber.',
      ),
      collection: 'tags',
      multiple: true,
      max: 4,
    }),
    cover,
    products: reference({
      label: label('About these products', 'Zu diesen Produkten'),
      collection: 'products',
      multiple: true,
      max: 4,
    }),
    services: reference({
      label: label('About these services', 'Zu diesen Leistungen'),
      collection: 'services',
      multiple: true,
      max: 5,
    }),
    ...forSearch,
  },
} as const)
