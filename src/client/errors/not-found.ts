/** The two wordings for an address without a page (R78, R79, A7). */
import { localeCodes } from '../../site/locales'
import { aliasesOf, pathOf } from '../../site/paths'
import { routeIds, routeOf } from '../../site/routes'

/** Returns whether a path has the shape of an entry's page, such as `/news/{slug}`, in any language. */
function isEntryPath(path: string): boolean {
  const at = path.lastIndexOf('/')
  const slug = path.slice(at + 1)
  if (!slug) return false
  return routeIds
    .filter((id) => routeOf(id).entries && !routeOf(id).own)
    .some((id) =>
      localeCodes.some((locale) => {
        const list = pathOf(id, locale)
        return [list, ...aliasesOf(id, locale, list)].includes(path.slice(0, at))
      }),
    )
}

/**
 * `fullPath` is path, query and hash as in the address bar. No route has that shape: "Page not found"; an
 * entry's page whose entry does not exist (route validation fails): "Page Not Found".
 */
export function notFoundMessage(fullPath: string): string {
  const path = fullPath.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  return `${isEntryPath(path) ? 'Page Not Found' : 'Page not found'}: ${fullPath}`
}
