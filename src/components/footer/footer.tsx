/** The footer of every page: address, management, all links, legal pages. */
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { LanguageSwitch } from '../language-switch/language-switch'
import { LinkList } from '../link/link-list'
import { Logo } from '../logo/logo'
import { ThemeSwitch } from '../theme-switch/theme-switch'
import * as styles from './footer.module.css'

type Props = { page: PageData }

/** The consent script opens its dialog from `data-consent-settings`. */
export function Footer({ page: { meta, site } }: Props) {
  const t = useTexts()
  const { company, footer } = site
  return (
    <footer className={`${styles.footer} screen`} data-tone="ink">
      <div className="wrap">
        <div className={styles.columns}>
          <div className="stack">
            <Logo name={site.name} />
            <address>
              {company.legalName}
              <br />
              {company.street}
              <br />
              {`${company.postalCode} ${company.city}`}
            </address>
            <p>
              <span className="muted">{footer.managementLabel}</span>
              <br />
              {footer.managers.join(', ')}
            </p>
          </div>
          {footer.columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <p className="muted">{heading}</p>
              <LinkList links={links} />
            </nav>
          ))}
        </div>
        {footer.sample && <p className={`${styles.note} muted small`}>{t('common:sampleNote')}</p>}
        <div className={`${styles.legal} muted small`}>
          <span>{`© ${site.name}`}</span>
          <nav aria-label={t('common:legal')}>
            <LinkList links={footer.legal}>
              <button type="button" className="quiet scripted" data-consent-settings>
                {t('common:cookieSettings')}
              </button>
            </LinkList>
          </nav>
          <div className="cluster">
            <ThemeSwitch />
            <LanguageSwitch meta={meta} full />
          </div>
        </div>
      </div>
    </footer>
  )
}
