/** The markup of a picture inside Markdown: the same shape as the picture component, as text. */
import { escapeHtml } from '../../lib/html'
import type { Picture } from './types'

/** How wide a picture in running text gets: nine of twelve columns in articles, else the screen without gutters. */
const proseSizes = '(min-width: 992px) min(62vw, 58rem), calc(100vw - 2.2rem)'

/** Returns `<picture>` with all formats and sizes, loaded when it comes near the screen. */
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
