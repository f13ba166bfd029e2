/** Articles about an entry, if there are any. */
import { useTexts } from '../../i18n/texts'
import type { ArticleCard } from '../../page/types'
import { News } from '../../sections/news/news'

type Props = { name: string; items: ArticleCard[] }

export function NewsAbout({ name, items }: Props) {
  const t = useTexts()
  return (
    items.length > 0 && (
      <News
        section={{
          type: 'news',
          label: t('common:news'),
          heading: t('common:newsAbout', { name }),
          items,
        }}
      />
    )
  )
}
