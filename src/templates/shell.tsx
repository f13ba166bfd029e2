/** The shell around every view: interface texts, header and footer. */
import type { ReactNode } from 'react'
import { Layout } from '../components/layout/layout'
import { WordBreaks } from '../components/words/words'
import { PageTexts } from '../i18n/page-texts'
import type { PageData } from '../page/types'
import { PageBoundary } from './page-boundary'

type Props = { page: PageData; children: ReactNode }

export function Shell({ page, children }: Props) {
  return (
    <PageTexts iso={page.meta.iso}>
      <WordBreaks value={page.meta.breaks ?? []}>
        <Layout page={page}>
          <PageBoundary page={page}>{children}</PageBoundary>
        </Layout>
      </WordBreaks>
    </PageTexts>
  )
}
