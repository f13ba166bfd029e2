/** Patterns as standalone SVG, for pictures outside the page. */
import { inks } from './palettes'
import type { PatternPaths } from './pattern-paths'

/** `width` and `height` in pixels; the pattern fills the box and is cut where it is larger. */
export function patternSvg({ paths, ...grid }: PatternPaths, width: number, height: number): string {
  const shapes = paths.map(({ ink, d }) => `<path fill="${inks[ink]}" d="${d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${grid.width} ${grid.height}" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`
}
