/** Draws a page's picture for shared links in the browser, just as the build does. */
import { drawSocialImage, tracking, type Pen, type Subject } from '../../seo/link-picture/draw'
import { escapeHtml } from '../../lib/html'
import { typeface } from '../../site/own/brand'

/** Link pictures use the site's typeface in semibold; the editor's page loads it under this name. */
const family = 'Link picture'
const weight = 600

let loaded: Promise<unknown> | undefined

/** The font added last takes precedence. */
async function loadTypeface(): Promise<void> {
  const files: readonly string[] = [...typeface.further, typeface.file]
  const fonts = files.map((file) => new FontFace(family, `url(${file})`, { weight: typeface.weights }).load())
  for (const font of await Promise.all(fonts)) document.fonts.add(font)
}

/** Measures and draws with the browser's text instead of outlines. Takes a function that measures a text at 100 px. */
export function penOf(widthAt100: (text: string) => number): Pen {
  return {
    widthOf: (text, size) => (widthAt100(text) / 100 + [...text].length * tracking) * size,
    drawn: (text, size, x, y, rightToLeft) =>
      `<text x="${x}" y="${y}"${rightToLeft ? ' direction="rtl"' : ''} font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${tracking * size}">${escapeHtml(text)}</text>`,
  }
}

/** The build breaks long words by the rules of their language, which are too large to load for this. */
const anywhere = (word: string): string[] => [...word]

/** Returns the picture as SVG with all words escaped; undefined if its title does not fit. */
export async function drawnPicture(subject: Subject): Promise<string | undefined> {
  await (loaded ??= loadTypeface())
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.font = `${weight} 100px '${family}'`
  try {
    return drawSocialImage(
      subject,
      penOf((text) => context.measureText(text).width),
      anywhere,
    )
  } catch {
    return undefined
  }
}
