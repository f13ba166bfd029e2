/** A page of the site from its PageData, as the templates put it together, but for consent and messages. */
import { useEffect, useMemo } from 'react'
import { Breadcrumb } from '../../components/breadcrumb/breadcrumb'
import { Footer } from '../../components/footer/footer'
import { Header } from '../../components/header/header'
import { makeTranslate, TextsContext, type Texts } from '../../i18n/texts'
import type { PageData } from '../../page-data/types'
import type { PerLocale } from '../../site/locales'
import { ArticleView } from '../../views/article-view/article-view'
import { PageView } from '../../views/page-view/page-view'
import { ProductView } from '../../views/product-view/product-view'
import { ServiceView } from '../../views/service-view/service-view'
import deCommon from '../../../locales/de/common.json'
import deConsent from '../../../locales/de/consent.json'
import deErrors from '../../../locales/de/errors.json'
import deForm from '../../../locales/de/form.json'
import enCommon from '../../../locales/en/common.json'
import enConsent from '../../../locales/en/consent.json'
import enErrors from '../../../locales/en/errors.json'
import enForm from '../../../locales/en/form.json'

type Props = { page: PageData; document: Document }

const translate: PerLocale<Texts['t']> = {
  en: makeTranslate({ common: enCommon, consent: enConsent, errors: enErrors, form: enForm }),
  de: makeTranslate({ common: deCommon, consent: deConsent, errors: deErrors, form: deForm }),
}

function View({ page }: { page: PageData }) {
  switch (page.kind) {
    case 'page':
      return <PageView page={page} />
    case 'product':
      return <ProductView page={page} />
    case 'service':
      return <ServiceView page={page} />
    case 'article':
      return <ArticleView page={page} />
  }
}

export function SitePage({ page, document }: Props) {
  const { locale, iso } = page.meta
  const texts = useMemo<Texts>(() => ({ t: translate[locale], iso }), [locale, iso])
  useEffect(() => {
    document.documentElement.lang = iso
  }, [document, iso])
  return (
    <TextsContext.Provider value={texts}>
      <Header page={page} />
      <Breadcrumb items={page.meta.breadcrumb} />
      <main id="main">
        <View page={page} />
      </main>
      <Footer page={page} />
    </TextsContext.Provider>
  )
}
