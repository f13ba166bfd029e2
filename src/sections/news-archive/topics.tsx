/** Links to the lists of single topics, and to the list of all articles. */
import { Link } from '../../components/link/link'
import { useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page/types'

type Props = Pick<SectionOf<'newsArchive'>, 'topics' | 'allHref'>

/** Renders nothing if articles have no topics. Marks the current list. */
export function Topics({ topics, allHref }: Props) {
  const t = useTexts()
  if (topics.length === 0) return null
  const isTopic = topics.some(({ current }) => current)
  return (
    <nav aria-label={t('common:topics')}>
      <ul className="chips">
        <li>
          <Link href={allHref} className="chip" aria-current={isTopic ? undefined : 'true'}>
            {t('common:allTopics')}
          </Link>
        </li>
        {topics.map(({ id, title, href, current }) => (
          <li key={id}>
            <Link href={href} className="chip" aria-current={current && 'true'}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
