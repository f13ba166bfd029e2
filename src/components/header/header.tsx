/** The header of every page: logo, navigation, languages, colours, contact. */
import { useRef } from 'react'
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { Button } from '../button/button'
import { LanguageSwitch } from '../language-switch/language-switch'
import { Link } from '../link/link'
import { Logo } from '../logo/logo'
import { ThemeSwitch } from '../theme-switch/theme-switch'
import * as styles from './header.module.css'
import { MenuSheet } from './menu-sheet'
import { Navigation } from './navigation'
import { SearchButton } from '../search/search-button'
import { useDisclosures } from './use-disclosures'

type Props = { page: PageData }

/** Works without scripts, which only close open menus. */
export function Header({ page }: Props) {
  const t = useTexts()
  const { meta, site } = page
  const header = useRef<HTMLElement>(null)
  useDisclosures(header)
  return (
    <header ref={header} className={`${styles.header} screen`}>
      <div className={`wrap ${styles.bar}`}>
        <Link
          href={meta.breadcrumb[0]?.href ?? '/'}
          className={styles.home}
          aria-label={t('common:homePage', { name: site.name })}
        >
          <Logo name={site.name} />
        </Link>
        <nav className={styles.wide} aria-label={t('common:mainNavigation')}>
          <Navigation items={site.navigation} meta={meta} />
        </nav>
        <SearchButton page={page} />
        <div className={styles.languages}>
          <LanguageSwitch meta={meta} />
        </div>
        <div className={styles.wide}>
          <div className={styles.themes}>
            <ThemeSwitch />
          </div>
          <Button action={site.contact} />
        </div>
        <MenuSheet meta={meta} site={site} />
      </div>
    </header>
  )
}
