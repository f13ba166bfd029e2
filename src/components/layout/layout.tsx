/** The frame of every page: skip link, header, breadcrumb, main part, footer. */
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { Consent } from '../consent/consent'
import { Footer } from '../footer/footer'
import { Header } from '../header/header'
import { Notice } from '../notice/notice'
import * as styles from './layout.module.css'

type Props = { page: PageData; children: ReactNode }

/** `main` is focusable, for the skip link and after a page change. */
export function Layout({ page, children }: Props) {
  const t = useTexts()
  return (
    <>
      <a href="#main" className={`${styles.skip} screen hidden`}>
        {t('common:skipToContent')}
      </a>
      {/* At the bottom of the window, but first in the tab order. */}
      <Consent name={page.site.name} legal={page.site.footer.legal} />
      <Header page={page} />
      <Breadcrumb items={page.meta.breadcrumb} />
      {page.meta.unpublished && (
        <div data-tone="sky">
          <p className="wrap">{t('common:pending')}</p>
        </div>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      <Notice />
    </>
  )
}
