/** Links to the other pages of a list. */
import { Link } from '../../components/link/link'
import { useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page-data/types'
import * as styles from './news-archive.module.css'

type Props = Pick<SectionOf<'newsArchive'>, 'page' | 'pages'>

/** Nothing where one page holds them all. */
export function Paging({ page, pages }: Props) {
  const t = useTexts()
  if (pages.length < 2) return null
  return (
    <nav aria-label={t('common:pages')}>
      <ol className={styles.paging}>
        {pages.map(({ number, href }) => (
          <li key={number}>
            <Link
              href={href}
              className="box"
              aria-label={t('common:pageNumber', { n: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
