/** Decap's preview of an entry; the site's views come in a part of their own when a preview is first opened. */
import { lazy, Suspense } from 'react'
import type { Language } from '../words/language'
import type { PreviewProps } from './preview-props'

const Preview = lazy(() => import('./preview').then((part) => ({ default: part.Preview })))

/** Returns the template for one language of the interface. */
export function pagePreview(language: Language) {
  return function PagePreview(props: PreviewProps) {
    return (
      <Suspense fallback={null}>
        <Preview {...props} language={language} />
      </Suspense>
    )
  }
}
