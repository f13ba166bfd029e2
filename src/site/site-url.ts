/** Where the site is published. */

const fallback = 'https://www.example.com'

/**
 * The origin without a trailing slash, for canonical addresses, the sitemap and link previews. `SITE_URL` sets it;
 * Netlify names the address of a production deploy in `URL`.
 */
export const siteUrl: string = (process.env.SITE_URL ?? process.env.URL ?? fallback).replace(/\/+$/, '')
