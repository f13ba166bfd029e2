/** Path data of a pattern: a few large paths, first the tiles' grounds, then the figures on them. */
import { compose, type ComposeOptions, type Composition } from './compose'
import { tileSize } from './motifs'
import type { Ink } from './palettes'
import { motifPath } from './trace'

/** One ink's areas. Adjacent edges are identical lines, so that tiles of whole pixels have no seams. */
export type PatternPath = { ink: Ink; d: string }

/** The figure of the large tile, drawn at the scale of a small one; position and size in the image's units. */
export type BigFigure = PatternPath & { x: number; y: number; size: number }

export type PatternPaths = { width: number; height: number; paths: PatternPath[]; big?: BigFigure }

/**
 * Takes a seed, the grid in tiles and the options of `compose`; returns the image's size and its paths in painting
 * order: the grounds, the first one as a single area below all others, then the figures, the large one last.
 */
export function patternPaths(
  seed: string,
  columns: number,
  rows: number,
  options?: ComposeOptions,
): PatternPaths {
  return drawTiles(compose(seed, columns, rows, options))
}

/** Draws already composed tiles (the logo has its own). */
export function drawTiles({ inks, rows, big }: Composition): PatternPaths {
  const first = Math.min(...rows.flat().map(({ ground }) => ground))
  const grounds = inks.map((ink, place) => ({ ink, d: grounded(rows, place, first) }))
  const figures = inks.map((ink, place) => ({ ink, d: figured(rows, place) }))
  return {
    width: (rows[0]?.length ?? 0) * tileSize,
    height: rows.length * tileSize,
    paths: [...grounds, ...figures].filter(({ d }) => d !== ''),
    ...(big && {
      big: {
        ink: inks[big.figure] ?? 'ink',
        d: `M0 0${motifPath(big.motif, big.turn)}`,
        x: big.x * tileSize,
        y: big.y * tileSize,
        size: big.size * tileSize,
      },
    }),
  }
}

/**
 * The grounds of an ink and of all inks painted after it: each extends below the later ones, so that edges are exact
 * and nothing shines through. The first one is a single area.
 */
function grounded(rows: Composition['rows'], place: number, first: number): string {
  if (place <= first) return place < first ? '' : area(0, 0, rows[0]?.length ?? 0, rows.length)
  return rows.flatMap((row, y) => runs(row, place).map(([x, length]) => area(x, y, length, 1))).join('')
}

/** Start and length of the runs in a row whose ground is this ink or a later one. */
function runs(row: Composition['rows'][number], place: number): [number, number][] {
  const found: [number, number][] = []
  row.forEach(({ ground }, x) => {
    const last = found.at(-1)
    if (ground < place) return
    if (last && last[0] + last[1] === x) last[1]++
    else found.push([x, 1])
  })
  return found
}

/** A rectangle of tiles; columns and rows count from 0. */
function area(x: number, y: number, columns: number, rows: number): string {
  const [width, height] = [columns * tileSize, rows * tileSize]
  return `M${x * tileSize} ${y * tileSize}h${width}v${height}h-${width}z`
}

/** The motifs of one ink. */
function figured(rows: Composition['rows'], place: number): string {
  return rows
    .flatMap((row, y) =>
      row.map(({ figure, motif, turn }, x) =>
        figure === place && motif !== 'plain'
          ? `M${x * tileSize} ${y * tileSize}${motifPath(motif, turn)}`
          : '',
      ),
    )
    .join('')
}
