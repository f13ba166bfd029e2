/** Path data of a pattern: a few large paths, one per ink, that leave no seam between tiles. */
import { compose, type Composition } from './compose'
import { motifPath, tileSize } from './motifs'
import type { Ink } from './palettes'

export type PatternPath = { ink: Ink; d: string }

export type PatternPaths = { width: number; height: number; paths: PatternPath[] }

/**
 * Tiles reach this far over their edges, in units of a tile of 10: about a pixel at the size the pattern is
 * shown, which is what keeps the ground from shining through where two edges meet inside a pixel. Small
 * marks have small tiles, so they need more.
 */
const overlap = (columns: number) => (columns < 3 ? 0.3 : 0.1)

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

/** The squares of one ink; neighbours in a row become one rectangle. */
function grounded(rows: Composition['rows'], place: number, over: number): string {
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x]?.ground !== place) continue
      const start = x
      while (row[x + 1]?.ground === place) x++
      const [wide, high] = [(x - start + 1) * tileSize + 2 * over, tileSize + 2 * over]
      path += `M${start * tileSize - over} ${y * tileSize - over}h${wide}v${high}h-${wide}z`
    }
  })
  return path
}

/** The motifs of one ink. */
function figured(rows: Composition['rows'], place: number, over: number): string {
  return rows
    .flatMap((row, y) =>
      row.map((tile, x) => {
        const motif = tile.figure === place ? motifPath(tile.motif, tile.turn, over) : ''
        return motif && `M${x * tileSize} ${y * tileSize}${motif}`
      }),
    )
    .join('')
}
