/** One page of every kind, in every language, for screenshots and browser tests. */
import { localeCodes } from '../../src/site/locales'
import { routeIds } from '../../src/site/routes'
import { declaredPages, type DeclaredPage } from './declared-pages'

/** A page that represents its route; `name` is unique per language and suitable as a file name. */
export type Sample = { name: string; page: DeclaredPage; path: string; status: DeclaredPage['status'] }

/** An address without a page: it is answered with the not-found page of its language. */
const missing = 'no-such-page'

function pathOfSample({ path, status }: DeclaredPage): string {
  if (status === 404) return path.replace(/404$/, missing)
  // Hosts serve the file for any address that fails; its own name gives direct access to it.
  return status === 500 ? `${path}.html` : path
}

/** The sample pages; a list of several pages is represented by its first. */
export function samplePages(): Sample[] {
  const pages = declaredPages().filter(({ alias }) => !alias)
  return localeCodes.flatMap((locale) =>
    routeIds.flatMap((route) => {
      const page = pages.find((candidate) => candidate.locale === locale && candidate.route === route)
      if (!page) return []
      return [{ name: route, page, path: pathOfSample(page), status: page.status }]
    }),
  )
}
