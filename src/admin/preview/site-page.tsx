/** A page of the site rendered from its PageData as in the templates, without consent and messages. */
import { useEffect, useMemo, type MouseEvent } from 'react'
import { Breadcrumb } from '../../components/breadcrumb/breadcrumb'
import { Footer } from '../../components/footer/footer'
import { Header } from '../../components/header/header'
import { TextsContext, type Texts } from '../../i18n/texts'
import type { PageData } from '../../page/types'
import { languageAttributes } from '../../site/locales'
import { ContactFormSection } from '../../sections/contact-form/contact-form'
import { ArticleView } from '../../views/article-view/article-view'
import { EntryView } from '../../views/entry-view/entry-view'
import { PageView } from '../../views/page-view/page-view'
import { ProductView } from '../../views/product-view/product-view'
import { interfaceTexts } from './interface-texts'

type Props = { page: PageData; document: Document }

function View({ page }: { page: PageData }) {
  switch (page.kind) {
    case 'page':
      return <PageView page={page} form={ContactFormSection} />
    case 'product':
      return <ProductView page={page} />
    case 'entry':
      return <EntryView page={page} />
    case 'article':
      return <ArticleView page={page} />
  }
}

/**
 * Keeps links from leaving the preview: one to a part of the page scrolls there, the others do nothing. In the preview
 * of the open entry, a click on a text also opens its field.
 */
function stay(event: MouseEvent, page: PageData): void {
  const link = (event.target as Element).closest('a, button[type=submit]')
  if (!link) return
  event.preventDefault()
  const [address, id] = link.getAttribute('href')?.split('#') ?? []
  if (id && (!address || address === page.meta.path)) link.ownerDocument.getElementById(id)?.scrollIntoView()
}

export function SitePage({ page, document }: Props) {
  const { locale, iso } = page.meta
  const texts = useMemo<Texts>(() => ({ t: interfaceTexts(locale), iso }), [locale, iso])
  useEffect(() => {
    Object.assign(document.documentElement, languageAttributes(iso))
  }, [document, iso])
  return (
    <TextsContext.Provider value={texts}>
      {/* The handler only guards links; everything inside keeps its own keyboard behaviour. */}
      <div role="presentation" onClickCapture={(event) => stay(event, page)}>
        <Header page={page} />
        <Breadcrumb items={page.meta.breadcrumb} />
        <main id="main">
          <View page={page} />
        </main>
        <Footer page={page} />
      </div>
    </TextsContext.Provider>
  )
}
