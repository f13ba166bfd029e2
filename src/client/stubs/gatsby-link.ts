/**
 * Stub for gatsby-link, of which Gatsby needs the first two exports: links are handled by
 * src/client/navigation/links.ts.
 */

/** Returns the address unchanged: the site is at the root of its host. */
export const withPrefix = (path: string): string => path

/** Returns an address in its parts; an empty query or fragment is none. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [rest = '', ...fragment] = (address || '/').split('#')
  const [pathname = '', ...query] = rest.split('?')
  const part = (mark: string, pieces: readonly string[]) =>
    pieces.join(mark) ? mark + pieces.join(mark) : ''
  return { pathname, search: part('?', query), hash: part('#', fragment) }
}

/** Exported by Gatsby, unused here. */
export const Link = undefined
export const navigate = undefined
export const withAssetPrefix = undefined
