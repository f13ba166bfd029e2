/** How a build is handed to the host: by Netlify's adapter there, as plain files elsewhere. */
import type { IAdapter } from 'gatsby'
import netlify from 'gatsby-adapter-netlify'

/**
 * Netlify's adapter without its cache: the build has its own (scripts/lib/gatsby-state.ts). Elsewhere an adapter that
 * does nothing; without one, Gatsby would request a list of adapters from a server on every start.
 */
export function adapter(onNetlify: boolean): IAdapter {
  if (!onNetlify) return { name: 'plain files', adapt: () => undefined }
  const { cache: _cache, ...rest } = netlify()
  return rest
}
