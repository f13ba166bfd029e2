/** Article topics, each with a page that lists its articles. */
import { label } from '../fields'
import { order, ownSlug, searchWords, summary, title } from './common'
import { collection } from './define'

export const tags = collection({
  name: 'tags',
  graphql: 'Tag',
  label: label('Topics', 'Themen'),
  singular: label('Topic', 'Thema'),
  description: label(
    'What articles are about. Each topic has a page with its articles.',
    'Wovon Beiträge handeln. Jedes Thema hat eine Seite mit seinen Beiträgen.',
  ),
  storage: 'folder',
  titleField: 'title',
  orderField: 'order',
  fields: { title, slug: ownSlug, summary, order, searchWords },
} as const)
