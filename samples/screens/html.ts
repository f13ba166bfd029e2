/** Small helpers for the HTML of the drawn screens. */
import type { Motif } from '../../src/pattern/motifs'
import { inks, type Ink } from '../../src/pattern/palettes'
import { drawTiles, patternPaths } from '../../src/pattern/pattern-paths'

/** Joins the markup of all items of a list. */
export function each<T>(items: readonly T[], draw: (item: T, place: number) => string): string {
  return items.map(draw).join('')
}

/** A tile's motif as an icon in the current text colour. */
export function icon(motif: Motif, turn = 0): string {
  const tile = { motif, turn, ground: 0, figure: 1 }
  const shape = drawTiles({ inks: ['paper', 'ink', 'cobalt', 'signal'], rows: [[tile]] }).paths.at(-1)
  return `<svg class="icon" viewBox="0 0 10 10"><path d="${shape?.d ?? ''}" fill="currentColor"/></svg>`
}

/** A pattern of tiles; the seed is the product's slug, as on the site. */
export function patternSvg(seed: string, columns: number, rows: number): string {
  const { width, height, paths } = patternPaths(seed, columns, rows)
  const shapes = each(paths, ({ ink, d }) => `<path d="${d}" fill="${inks[ink]}"/>`)
  return `<svg class="pattern" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
}

/** Custom properties of the inks, and the text colour that is readable on each of them. */
export function inkProperties(): string {
  return Object.entries(inks)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}

const dark: ReadonlySet<Ink> = new Set<Ink>(['ink', 'cobalt', 'moss'])

/** The value of the style attribute for an area in an ink. */
export function onInk(ink: Ink): string {
  return `background:var(--${ink});color:var(--${dark.has(ink) ? 'paper' : 'ink'})`
}
