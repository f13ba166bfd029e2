/** The path from the home page to this one. */
import { useTexts } from '../../i18n/texts'
import type { PageMeta } from '../../page/types'
import { Link } from '../link/link'
import { Words } from '../words/words'
import * as styles from './breadcrumb.module.css'

type Props = { items: PageMeta['breadcrumb'] }

/** Renders nothing on the home page, where the path has a single step. */
export function Breadcrumb({ items }: Props) {
  const t = useTexts()
  if (items.length < 2) return null
  return (
    <nav aria-label={t('common:breadcrumb')} className={`${styles.breadcrumb} screen`}>
      <ol className={`wrap ${styles.list}`}>
        {items.map(({ label, href }, index) => (
          <li key={href}>
            {index < items.length - 1 ? (
              <Link href={href} className="quiet">
                <Words>{label}</Words>
              </Link>
            ) : (
              <span aria-current="page">
                <Words>{label}</Words>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
