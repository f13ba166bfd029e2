/** robots.txt (RFC 9309). */

/**
 * Returns the file. The published site is open except for the editor and the form's endpoint; of a preview nothing
 * may be read, and its answers say `noindex` as well (src/hosting/headers.ts).
 */
export function robotsTxt(indexable: boolean, origin: string): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
