/** Links to the other pages of a list; in a long list, to its ends, the nearest pages and its years. */
import { Fragment } from 'react'
import { Icon } from '../../components/icon/icon'
import { Link } from '../../components/link/link'
import { useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page/types'
import * as styles from './news-archive.module.css'

type Props = Pick<SectionOf<'newsArchive'>, 'page' | 'pages' | 'years'>

/** Whether pages are left out before the one at `index`. */
const isGap = (pages: Props['pages'], index: number): boolean =>
  index > 0 && pages[index]?.number !== (pages[index - 1]?.number ?? 0) + 1

/** Renders nothing for a single page. */
export function Paging({ page, pages, years }: Props) {
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
      <ol className="chips">
        {pages.map(({ number, href }, index) => (
          <Fragment key={number}>
            {isGap(pages, index) && <li aria-hidden>…</li>}
            <li>
              <Link
                href={href}
                className="box"
                aria-label={t('common:pageNumber', { n: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
      {older && (
        <Link href={older.href} className={`${styles.step} box`}>
          {t('common:olderArticles')}
          <Icon name="right" />
        </Link>
      )}
      {years && (
        <ul aria-label={t('common:pagesByYear')} className="chips">
          {years.map(({ year, href }) => (
            <li key={year}>
              <Link href={href} className="chip">
                {year}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
