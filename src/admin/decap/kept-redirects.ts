/** Where addresses of the content lead that have no page any more. */
import { readRedirects, redirectsPath, type Redirect } from '../../site/redirects'
import type { BackendInstance } from './backend-types'

/** The redirects of the repository; none where there is no file of them. */
export const keptRedirects = (backend: BackendInstance): Promise<Redirect[]> =>
  backend.getEntry(redirectsPath).then(
    (file) => readRedirects(file.data ?? ''),
    () => [],
  )
