/** Links to the other pages of a list. */
import { Icon } from '../../components/icon/icon'
import { Link } from '../../components/link/link'
import { useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page/types'
import * as styles from './news-archive.module.css'

type Props = Pick<SectionOf<'newsArchive'>, 'page' | 'pages'>

/** Nothing where one page holds them all. */
export function Paging({ page, pages }: Props) {
  const t = useTexts()
  if (pages.length < 2) return null
  const newer = pages.find(({ number }) => number === page - 1)
  const older = pages.find(({ number }) => number === page + 1)
  return (
    <nav aria-label={t('common:pages')} className={`cluster ${styles.paging}`}>
      {newer && (
        <Link href={newer.href} className={`${styles.step} box`}>
          <Icon name="left" />
          {t('common:newerArticles')}
        </Link>
      )}
      <ol className="cluster">
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
      {older && (
        <Link href={older.href} className={`${styles.step} box`}>
          {t('common:olderArticles')}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}
