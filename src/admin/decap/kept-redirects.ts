/** Redirects of content addresses that no longer have a page. */
import { readRedirects, redirectsPath, type Redirect } from '../../site/redirects'
import type { BackendInstance } from './backend-types'

/** The redirects in the repository; none if the file does not exist. */
export const keptRedirects = (backend: BackendInstance): Promise<Redirect[]> =>
  backend.getEntry(redirectsPath).then(
    (file) => readRedirects(file.data ?? ''),
    () => [],
  )
