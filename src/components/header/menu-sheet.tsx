/** The navigation on small screens: one button that opens a sheet over the page. */
import { useTexts } from '../../i18n/texts'
import type { PageMeta, SiteData } from '../../page/types'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { LanguageSwitch } from '../language-switch/language-switch'
import { Link } from '../link/link'
import { ThemeSwitch } from '../theme-switch/theme-switch'
import { currentOf } from './current'
import { MenuItem } from './menu-item'
import * as styles from './menu-sheet.module.css'

type Props = { meta: PageMeta; site: SiteData }

/** Also a native disclosure; all groups are open, because there is room. */
export function MenuSheet({ meta, site }: Props) {
  const t = useTexts()
  return (
    <details className={styles.sheet}>
      <summary className={`${styles.button} box`}>
        <span className={styles.bars} />
        {t('common:menu')}
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('common:mainNavigation')} className={styles.groups}>
          {site.navigation.map((item) => (
            <ul key={item.label} aria-label={item.children.length > 0 ? item.label : undefined}>
              {item.children.length > 0 && (
                <li className={styles.title} aria-hidden="true">
                  {item.label}
                </li>
              )}
              {item.children.length === 0 && (
                <li>
                  <Link
                    href={item.href}
                    className={`${styles.title} ${styles.entry}`}
                    aria-current={currentOf(item.href, meta)}
                  >
                    {item.label}
                    <Icon name="right" />
                  </Link>
                </li>
              )}
              {item.children.map((child) => (
                <li key={child.href} data-seed={child.seed ? '' : undefined}>
                  <Link href={child.href} className={styles.entry} aria-current={currentOf(child.href, meta)}>
                    <MenuItem item={child} />
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className={`${styles.foot} cluster`}>
          <Button action={site.contact} />
          <LanguageSwitch meta={meta} />
          <ThemeSwitch />
        </div>
      </div>
    </details>
  )
}
