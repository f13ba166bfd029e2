/** The site's address. */

const fallback = 'https://www.example.com'

/**
 * The origin without a trailing slash, for canonical addresses, the sitemap and link previews. Set by `SITE_URL`, else
 * by Netlify's `URL` of a production deploy.
 */
export const siteUrl: string = (process.env.SITE_URL ?? process.env.URL ?? fallback).replace(/\/+$/, '')
