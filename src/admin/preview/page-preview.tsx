/** Decap's preview of an entry; the site's views are in a chunk that is loaded when a preview is first opened. */
import { lazy, Suspense } from 'react'
import type { PreviewProps } from './preview-props'

const Preview = lazy(() => import('./preview').then((part) => ({ default: part.Preview })))

export function PagePreview(props: PreviewProps) {
  return (
    <Suspense fallback={null}>
      <Preview {...props} />
    </Suspense>
  )
}
