/** Gatsby's webpack hook: build-time constants, and short class names. */
import type { CreateWebpackConfigArgs } from 'gatsby'
import { siteUrl } from '../site/site-url'

/** Gatsby's hook. */
export function onCreateWebpackConfig({ actions, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    plugins: [
      // The browser has no environment; canonical addresses after a client navigation need the origin.
      plugins.define({ 'process.env.SITE_URL': JSON.stringify(siteUrl), 'process.env.URL': 'undefined' }),
    ],
  })
}
