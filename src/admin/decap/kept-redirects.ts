/** Redirects of content addresses that no longer have a page. */
import { readRedirects, redirectsPath, type Redirect } from '../../site/redirects'
import type { BackendInstance } from './backend-types'
import { isMissing } from './failures'

/**
 * The redirects in the repository; none if the file does not exist. Rejects on any other failure: a list without them
 * would be written back, and all older addresses would be lost.
 */
export const keptRedirects = (backend: BackendInstance): Promise<Redirect[]> =>
  backend.getEntry(redirectsPath).then(
    (file) => readRedirects(file.data ?? ''),
    (error: unknown) => {
      if (isMissing(error)) return []
      throw error
    },
  )
