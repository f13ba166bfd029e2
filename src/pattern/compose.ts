/** Composes the grid of tiles: which motif, turned how, in which inks. */
import { motifNames, motifWeights, type Motif } from './motifs'
import { pale, palettes, type Ink, type Palette } from './palettes'
import { hash, pick, random } from './random'

/** One tile: `ground` and `figure` are places in the palette, `turn` quarter turns clockwise. */
export type Tile = { motif: Motif; turn: number; ground: number; figure: number }

export type Composition = { inks: readonly Ink[]; rows: Tile[][] }

/** Motifs that grow into a larger form beside their mirror image, and the turn that mirrors them. */
const mirrored: Partial<Record<Motif, (turn: number) => number>> = {
  quarter: (turn) => turn ^ 1,
  arcs: (turn) => turn ^ 1,
  leaf: (turn) => turn ^ 1,
  triangle: (turn) => 3 - turn,
}

/** How often a tile answers its left neighbour with the mirror image. */
const mirrorChance = 0.24

/** Mixed into every seed; this number gives neighbours in the site's lists different palettes. */
const edition = 263224

/**
 * Takes a seed, the size of the grid in tiles and optionally the place of a palette; returns the tiles row by
 * row. The same input gives the same tiles on every machine.
 */
export function compose(seed: string, columns: number, rows: number, paletteIndex?: number): Composition {
  const next = random(hash(seed) ^ edition)
  const drawn = Math.floor(next() * palettes.length)
  const palette = palettes[(paletteIndex ?? drawn) % palettes.length] ?? (palettes[0] as Palette)
  const grid: Tile[][] = []
  for (let y = 0; y < rows; y++) {
    const row: Tile[] = []
    for (let x = 0; x < columns; x++) row.push(tile(palette, next, row[x - 1], grid[y - 1]?.[x]))
    grid.push(row)
  }
  return { inks: palette.inks, rows: grid }
}

/** Draws tiles until one goes well with its neighbours; after a few tries any will do. */
function tile(palette: Palette, next: () => number, left?: Tile, above?: Tile): Tile {
  const mirror = left && mirrored[left.motif]
  if (left && mirror && next() < mirrorChance) return { ...left, turn: mirror(left.turn) }
  for (let tries = 0; tries < 12; tries++) {
    const candidate = draw(palette, next)
    if (fits(candidate, palette, next, left, above)) return candidate
  }
  return draw(palette, next)
}

function draw(palette: Palette, next: () => number): Tile {
  const motif =
    motifNames[
      pick(
        motifNames.map((name) => motifWeights[name]),
        next,
      )
    ] ?? 'plain'
  const ground = pick(palette.grounds, next)
  const figure = (ground + 1 + Math.floor(next() * 3)) % 4
  return { motif, turn: Math.floor(next() * 4), ground, figure }
}

/** No flat areas larger than a tile, no motif twice side by side, and few figures that hardly show. */
function fits(tile: Tile, palette: Palette, next: () => number, left?: Tile, above?: Tile): boolean {
  const near = [left, above].filter((other) => other !== undefined)
  if (near.some((other) => other.motif === tile.motif)) return false
  if (tile.motif === 'plain') return near.every((other) => other.ground !== tile.ground)
  if (near.length > 0 && near.every((other) => other.ground === tile.ground)) return false
  const [ground, figure] = [palette.inks[tile.ground], palette.inks[tile.figure]]
  const faint = ground && figure && pale.has(ground) && pale.has(figure)
  return !faint || next() < 0.25
}
