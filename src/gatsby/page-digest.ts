/** A short fingerprint of what a built page shows, so that the browser can tell whether it has changed. */
import { createHash } from 'node:crypto'

const withoutContent = /<(script|style|template|noscript|svg)\b[^>]*>[\s\S]*?<\/\1>/gi
/** What a visitor sees or follows besides text; class names and ids may change without any effect. */
const shown = /\s(?:href|src|alt|datetime)="[^"]*"/gi

/** The page's `<title>`, as it stands in the HTML; empty without one. */
export function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? ''
}

/**
 * Takes a finished HTML page and returns 16 hexadecimal digits made of its title and of text, links and
 * pictures of its `<main>` (the body if it has none). Scripts, styles and build hashes play no part.
 */
export function pageDigest(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html) ?? /<body\b[^>]*>([\s\S]*)<\/body>/i.exec(html)
  const content = (main?.[1] ?? html)
    .replace(withoutContent, '')
    .replace(/<[^>]+>/g, (tag) => ` ${tag.match(shown)?.join('') ?? ''} `)
    .replace(/\s+/g, ' ')
  return createHash('sha256')
    .update(`${titleOf(html)}\n${content}`)
    .digest('hex')
    .slice(0, 16)
}
