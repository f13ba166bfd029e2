/** The HTML of an image in Markdown: the same markup as the picture component, as a string. */
import { escapeHtml } from '../../lib/html'
import type { Picture } from './types'

/** The `sizes` of an image in running text: nine of twelve columns in articles, else the viewport without gutters. */
const proseSizes = '(min-width: 992px) min(62vw, 58rem), calc(100vw - 2.2rem)'

/** Returns `<picture>` with all formats and sizes, lazily loaded. */
export function pictureHtml(picture: Picture): string {
  const { src, srcSet, sources, width, height, alt } = picture
  const source = sources
    .map(
      (entry) =>
        `<source type="${escapeHtml(entry.type)}" srcset="${escapeHtml(entry.srcSet)}" sizes="${proseSizes}">`,
    )
    .join('')
  const set = srcSet ? ` srcset="${escapeHtml(srcSet)}" sizes="${proseSizes}"` : ''
  return `<picture>${source}<img src="${escapeHtml(src)}"${set} alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`
}
