/**
 * A page's link preview image as SVG: its pattern, its title in the site's typeface, the company's mark. For
 * right-to-left languages it is mirrored like the pages: everything except letters and the mark itself.
 */
import { logoPaths } from '../../pattern/logo-paths'
import { inks } from '../../pattern/palettes'
import { patternPaths } from '../../pattern/pattern-paths'
import { patternShapes } from '../../pattern/pattern-svg'
import { isRightToLeft } from '../../site/locales'
import { socialImageSize } from '../../site/social-image'
import type { PageData } from '../../page/types'
import { setTitle, type Hyphenate, type Measure } from './set-title'

export type Subject = {
  /** The page's pattern. */
  seed: string
  title: string
  /** The parent of the page, above the title: the name of its list. */
  label?: string
  siteName: string
  rightToLeft: boolean
}

/** Draws text: as outlines when images are generated, as the browser's own text in the editor. */
export type Pen = Measure & {
  /** SVG markup of a line whose baseline starts at `x`, `y`, in pixels: on its right for right-to-left text. */
  drawn: (text: string, size: number, x: number, y: number, rightToLeft: boolean) => string
}

/** Headings are set slightly tighter than the font's default (src/styles, `--tracking-title`); relative to the size. */
export const tracking = -0.022

/** The content of a page's picture: its title, and above it the list or parent page; top-level pages have none. */
export function subjectOf(
  seed: string,
  { iso, title, breadcrumb }: Pick<PageData['meta'], 'iso' | 'title' | 'breadcrumb'>,
  siteName: string,
): Subject {
  const label = breadcrumb.length > 2 ? breadcrumb.at(-2)?.label : undefined
  return { seed, title, ...(label ? { label } : {}), siteName, rightToLeft: isRightToLeft(iso) }
}

const { width, height } = socialImageSize

/** All in pixels. Tiles of 105 fill the height exactly; the pattern takes the right third. */
const tile = 105
const columns = 4
const patternLeft = width - columns * tile
const margin = 72
/** The area of the title, which ends at a distance from the pattern. */
export const textBox = { width: patternLeft - margin - 48, height: 300 }
const mark = { edge: 64, gap: 20, size: 40 }
const label = { size: 28, dot: 22, gap: 14 }
/** The middle of the space between the mark and the lower edge. */
const middle = 366

const placed = (content: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`

/** Returns the picture. Deterministic. */
export function drawSocialImage(subject: Subject, pen: Pen, hyphenate: Hyphenate): string {
  const { rightToLeft } = subject
  const text = (words: string, size: number, x: number, y: number): string =>
    pen.drawn(words, size, rightToLeft ? width - x : x, y, rightToLeft)
  const turned = (shapes: string): string =>
    rightToLeft ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${shapes}</g>` : shapes
  const { lines, size, lineHeight } = setTitle(subject.title, textBox, pen, hyphenate)
  const labelHeight = subject.label ? label.size * 1.9 : 0
  const top = middle - (lines.length * lineHeight - labelHeight) / 2
  const title = lines.map((line, index) => text(line, size, margin, top + index * lineHeight + size * 0.76))
  const labelLine = top - labelHeight + label.size * 0.76
  const labelMark = `M${margin} ${labelLine}v${-label.dot}a${label.dot} ${label.dot} 0 0 1 ${label.dot} ${label.dot}z`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${inks.paper}" d="M0 0h${width}v${height}H0z"/>`,
    turned(
      placed(patternShapes(patternPaths(subject.seed, columns, height / tile)), patternLeft, 0, tile / 10),
    ),
    placed(
      patternShapes(logoPaths()),
      rightToLeft ? width - margin - mark.edge : margin,
      margin,
      mark.edge / 20,
    ),
    `<g fill="${inks.ink}">`,
    text(
      subject.siteName,
      mark.size,
      margin + mark.edge + mark.gap,
      margin + mark.edge / 2 + mark.size * 0.35,
    ),
    ...title,
    subject.label ? text(subject.label, label.size, margin + label.dot + label.gap, labelLine) : '',
    '</g>',
    subject.label ? turned(`<path fill="${inks.signal}" d="${labelMark}"/>`) : '',
    '</svg>',
  ].join('')
}
