/** How a build is handed to the host: on Netlify by its adapter, elsewhere as plain files. */
import type { IAdapter } from 'gatsby'
import netlify from 'gatsby-adapter-netlify'

/**
 * Netlify's adapter without its cache: the build keeps its own (scripts/lib/gatsby-state.ts). Elsewhere an adapter that
 * adapts nothing; without any, Gatsby would ask a server for a list of adapters at every start.
 */
export function adapter(onNetlify: boolean): IAdapter {
  if (!onNetlify) return { name: 'plain files', adapt: () => undefined }
  const { cache: _cache, ...rest } = netlify()
  return rest
}
