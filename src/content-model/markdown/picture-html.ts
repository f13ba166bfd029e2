/** The markup of a picture inside Markdown: the same shape as the picture component, as text. */
import type { Picture } from '../../page-data/types'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for an HTML attribute in double quotes. */
function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** How wide a picture in running text gets: the measure of about 34em, else the screen without gutters. */
const proseSizes = '(min-width: 768px) 41rem, calc(100vw - 2.2rem)'

/** Returns `<picture>` with all formats and sizes, loaded when it comes near the screen. */
export function pictureHtml(picture: Picture): string {
  const { src, srcSet, sources, width, height, alt } = picture
  const source = sources
    .map(
      (entry) =>
        `<source type="${attribute(entry.type)}" srcset="${attribute(entry.srcSet)}" sizes="${proseSizes}">`,
    )
    .join('')
  const set = srcSet ? ` srcset="${attribute(srcSet)}" sizes="${proseSizes}"` : ''
  return `<picture>${source}<img src="${attribute(src)}"${set} alt="${attribute(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`
}
