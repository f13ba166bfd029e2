/** Whether search engines may list this build. */

/**
 * Returns whether the build is the published site: on Netlify a production deploy, elsewhere any build. A preview for
 * search engines not to find is built with `CONTEXT` set to another word, `CONTEXT=preview` for instance.
 */
export function isIndexable(context = process.env['CONTEXT']): boolean {
  return context === undefined || context === 'production'
}
