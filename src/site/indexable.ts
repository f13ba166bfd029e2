/** Whether search engines may index this build. */

/**
 * Returns whether the build is the published site: on Netlify a production deploy, elsewhere any build. Set `CONTEXT`
 * to another value, such as `CONTEXT=preview`, for a preview that must not be indexed.
 */
export function isIndexable(context = process.env['CONTEXT']): boolean {
  return context === undefined || context === 'production'
}
