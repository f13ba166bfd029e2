/** Patterns as standalone SVG, for images outside the page. */
import { tileSize } from './motifs'
import { inks, type Ink } from './palettes'
import type { Mark, MarkPath } from './logo-paths'
import type { PatternPaths } from './pattern-paths'

const isInk = (ink: string): ink is Ink => Object.hasOwn(inks, ink)

const shape = ({ ink, d, rule }: MarkPath, attributes = '') =>
  `<path fill="${isInk(ink) ? inks[ink] : ink}"${rule ? ` fill-rule="${rule}"` : ''} d="${d}"${attributes}/>`

/** The shapes of a pattern as SVG markup, in the image's units and fixed colours. */
export function patternShapes({ paths, big }: Mark & Pick<PatternPaths, 'big'>): string {
  const figure = big && shape(big, ` transform="translate(${big.x} ${big.y}) scale(${big.size / tileSize})"`)
  return paths.map((path) => shape(path)).join('') + (figure ?? '')
}

/** `width` and `height` in pixels; the pattern covers the box and is cropped. */
export function patternSvg(pattern: Mark & Pick<PatternPaths, 'big'>, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${pattern.width} ${pattern.height}" preserveAspectRatio="xMidYMid slice">${patternShapes(pattern)}</svg>`
}
