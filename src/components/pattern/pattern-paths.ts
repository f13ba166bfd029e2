/** Path data of a pattern: a few large paths, one per ink, that leave no seam between tiles. */
import { compose, type Composition, type Tile } from './compose'
import { tileSize, touches, type Reach } from './motifs'
import { motifPath } from './trace'
import type { Ink } from './palettes'

export type PatternPath = { ink: Ink; d: string }

export type PatternPaths = { width: number; height: number; paths: PatternPath[] }

/**
 * Tiles reach this far over their edges where nobody sees it, in units of a tile of 10: about a pixel at the
 * size the pattern is shown, which keeps the ground from shining through where two edges meet inside a pixel.
 * Small marks have small tiles, so they need more.
 */
const overlap = (columns: number) => (columns < 3 ? 0.3 : 0.1)

/** The part of the overlap that is left where it could be seen. */
const slight = 0.3

/**
 * Takes a seed word, the grid in tiles and optionally a palette's place; returns the picture's size and its
 * paths in painting order: first the grounds, the first ink as one area below all others, then the figures.
 */
export function patternPaths(seed: string, columns: number, rows: number, palette?: number): PatternPaths {
  return drawTiles(compose(seed, columns, rows, palette))
}

/** Draws tiles that are already composed (the logo has its own). */
export function drawTiles({ inks, rows }: Composition): PatternPaths {
  const columns = rows[0]?.length ?? 0
  const [width, height] = [columns * tileSize, rows.length * tileSize]
  const over = overlap(columns)
  const base = `M0 0h${width}v${height}H0z`
  const grounds = inks.map((ink, place) => ({ ink, d: place === 0 ? base : grounded(rows, place, over) }))
  const figures = inks.map((ink, place) => ({ ink, d: figured(rows, place, over) }))
  return { width, height, paths: [...grounds, ...figures].filter(({ d }) => d !== '') }
}

/**
 * The squares of one ink. Each reaches below the neighbours whose ink is painted later, which hides the
 * overlap; the edge that shows is theirs, and it is exact.
 */
function grounded(rows: Composition['rows'], place: number, over: number): string {
  const reach = (x: number, y: number) => ((rows[y]?.[x]?.ground ?? 0) > place ? over : 0)
  return rows
    .flatMap((row, y) =>
      row.map(({ ground }, x) => {
        if (ground !== place) return ''
        const [left, top] = [reach(x - 1, y), reach(x, y - 1)]
        const width = rounded(left + tileSize + reach(x + 1, y))
        const height = rounded(top + tileSize + reach(x, y + 1))
        return `M${rounded(x * tileSize - left)} ${rounded(y * tileSize - top)}h${width}v${height}h-${width}z`
      }),
    )
    .join('')
}

/** Sums of decimals without their binary tails. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** The motifs of one ink. */
function figured(rows: Composition['rows'], place: number, over: number): string {
  return rows
    .flatMap((row, y) =>
      row.map((tile, x) => {
        if (tile.figure !== place || tile.motif === 'plain') return ''
        const near = [rows[y - 1]?.[x], row[x + 1], rows[y + 1]?.[x], row[x - 1]]
        const [top, right, bottom, left] = near.map((other, side) => reachOver(tile, other, side, over))
        const reach: Reach = [top ?? 0, right ?? 0, bottom ?? 0, left ?? 0]
        return `M${x * tileSize} ${y * tileSize}${motifPath(tile.motif, tile.turn, reach)}`
      }),
    )
    .join('')
}

/**
 * How far a tile's figure may reach over a side: all the way onto a ground of its own ink, unless it would
 * cover a figure there that is already painted.
 */
function reachOver({ figure }: Tile, other: Tile | undefined, side: number, over: number): number {
  if (!other) return over
  const facing = (side + 2 - other.turn + 4) % 4
  const free = other.figure > figure || !touches[other.motif].includes(facing)
  return rounded(other.ground === figure && free ? over : over * slight)
}
