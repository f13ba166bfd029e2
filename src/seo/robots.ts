/** robots.txt (RFC 9309). */

/**
 * Returns the file. On the published site everything is allowed except the editor and the form's endpoint; a preview
 * disallows everything, and its responses also say `noindex` (src/hosting/headers.ts).
 */
export function robotsTxt(indexable: boolean, origin: string): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
