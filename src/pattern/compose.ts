/** Composes the grid of tiles: motif, rotation and inks of each. */
import { motifNames, motifWeights, type Motif } from './motifs'
import { edition, ownArt, pale, palettes, type Art, type Ink, type Palette } from './palettes'
import { hash, pick, random } from './random'

/** One tile: `ground` and `figure` are palette indexes, `turn` is in quarter turns clockwise. */
export type Tile = { motif: Motif; turn: number; ground: number; figure: number }

/** A shape several tiles wide; `x` and `y` are in tiles. Its cells in `rows` are plain. */
export type BigTile = Tile & { x: number; y: number; size: number }

export type Composition = { inks: readonly Ink[]; rows: Tile[][]; big?: BigTile }

export type ComposeOptions = {
  /** The palette's index; derived from the seed by default. */
  palette?: number
  /** The ink of the page around the image, or its light and dark one: no tile at the edge blends into it. */
  around?: Ink | readonly Ink[]
  /** The ink of what follows below, if different. */
  below?: Ink
  /** Default: the brand's. */
  art?: Art
}

/** Images up to this number of tiles are marks: each of their tiles has a figure. */
const markTiles = 4

const withFigure = motifNames.filter((motif) => motif !== 'plain')

/** Motifs that form a larger shape with their mirror image, and the turn that mirrors them. */
const mirrored: Partial<Record<Motif, (turn: number) => number>> = {
  quarter: (turn) => turn ^ 1,
  arcs: (turn) => turn ^ 1,
  leaf: (turn) => turn ^ 1,
  triangle: (turn) => 3 - turn,
}

/** How often a tile mirrors its left neighbour. */
const mirrorChance = 0.24

/** Motifs distinctive enough to dominate the image. */
const dominant: readonly Motif[] = ['quarter', 'arcs', 'leaf', 'bowls', 'disc', 'triangle']

/** The sides that a motif touches before rotation, numbered clockwise from the top. */
const touched: Readonly<Record<Motif, readonly number[]>> = {
  plain: [],
  quarter: [0, 3],
  arcs: [1, 2],
  leaf: [],
  bowls: [0],
  disc: [],
  triangle: [2, 3],
  bars: [0, 1, 3],
  dots: [],
}

/** The surroundings of a tile of one or more cells: its neighbours, and which sides are the image's edge. */
type Place = { left?: Tile; near: readonly Tile[]; edges: readonly number[] }

/** Takes a seed and the size of the grid in tiles; returns the tiles row by row. Deterministic on every machine. */
export function compose(
  seed: string,
  columns: number,
  rows: number,
  { palette: chosen, around = 'paper', below, art = ownArt }: ComposeOptions = {},
): Composition {
  const next = random(hash(seed) ^ edition)
  const palette = drawPalette(next, chosen)
  const placesOf = (inks: readonly Ink[]) => inks.map((ink) => palette.inks.indexOf(ink))
  const beside = placesOf([around].flat())
  if (art !== 'patterns') return plain(palette, beside, next, columns, rows)
  const pages = [beside, beside, below ? placesOf([below]) : beside, beside]
  const motifs = columns * rows > markTiles ? motifNames : withFigure
  const edgesOf = (x: number, y: number, size = 1) =>
    [y === 0, x + size === columns, y + size === rows, x === 0].flatMap((edge, side) => (edge ? [side] : []))

  const grid: (Tile | undefined)[][] = Array.from({ length: rows }, () => Array.from({ length: columns }))
  const big = bigTile(columns, rows, next, (x, y, size) =>
    tile({ palette, pages }, next, { near: [], edges: edgesOf(x, y, size) }, dominant),
  )
  if (big) {
    for (let y = big.y; y < big.y + big.size; y++)
      grid[y]?.fill({ ...big, motif: 'plain' }, big.x, big.x + big.size)
  }
  grid.forEach((row, y) => {
    for (let x = 0; x < columns; x++) {
      const left = row[x - 1]
      const near = [left, grid[y - 1]?.[x], row[x + 1], grid[y + 1]?.[x]]
      const place = { left, near: near.filter((other) => other !== undefined), edges: edgesOf(x, y) }
      row[x] ??= tile({ palette, pages }, next, place, motifs)
    }
  })
  return { inks: palette.inks, rows: grid as Tile[][], big }
}

/** One colour other than the page's, in all tiles. */
function plain(
  palette: Palette,
  beside: readonly number[],
  next: () => number,
  columns: number,
  rows: number,
): Composition {
  const places = palette.inks.flatMap((ink, place) =>
    ink === 'paper' || beside.includes(place) ? [] : [place],
  )
  const ground = places[Math.floor(next() * places.length)] ?? 0
  const tile: Tile = { motif: 'plain', turn: 0, ground, figure: ground }
  return {
    inks: palette.inks,
    rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => tile)),
  }
}

const drawPlace = (next: () => number): number => Math.floor(next() * palettes.length)

function drawPalette(next: () => number, chosen?: number): Palette {
  const drawn = drawPlace(next)
  return palettes[(chosen ?? drawn) % palettes.length] ?? (palettes[0] as Palette)
}

/** The index of a seed's palette, for related images. */
export const palettePlaceOf = (seed: string): number => drawPlace(random(hash(seed) ^ edition))

/** The palette of a seed's patterns. */
export const paletteOf = (seed: string): Palette => drawPalette(random(hash(seed) ^ edition))

/**
 * Half the shorter side, so that it dominates and small ones remain; as wide as a strip of tiles. It is entirely
 * visible even in openings that show only the upper rows, and in portrait images of which a phone shows the upper half.
 */
function bigTile(
  columns: number,
  rows: number,
  next: () => number,
  draw: (x: number, y: number, size: number) => Tile,
): BigTile | undefined {
  const narrow = Math.max(columns, rows) > 2 * Math.min(columns, rows)
  const size = narrow ? Math.min(columns, rows) : Math.floor(Math.min(columns, rows, 6) / 2 + 0.5)
  if (size < 2) return undefined
  const x = Math.floor(next() * (columns - size + 1))
  const y = narrow || rows > columns ? 0 : Math.floor(next() * Math.min(rows - size + 1, 2))
  return { ...draw(x, y, size), x, y, size }
}

/** `pages`: the palette indexes of what lies beyond the image's four sides; −1 for an ink that is not in it. */
type Colours = { palette: Palette; pages: readonly (readonly number[])[] }

/** Draws tiles until one fits its place; after many attempts, returns one that always fits. */
function tile(colours: Colours, next: () => number, place: Place, motifs: readonly Motif[]): Tile {
  const { left } = place
  const mirror = left && mirrored[left.motif]
  if (left && mirror && next() < mirrorChance) {
    const answer = { ...left, turn: mirror(left.turn) }
    if (!frays(answer, colours.pages, place.edges)) return answer
  }
  for (let tries = 0; tries < 40; tries++) {
    const candidate = draw(colours.palette, next, motifs)
    if (!frays(candidate, colours.pages, place.edges) && fits(candidate, colours.palette, next, place))
      return candidate
  }
  const around = colours.pages.flat()
  const [page = 0] = around
  const ground = [2, 1, 3].map((step) => (page + step) % 4).find((place) => !around.includes(place)) ?? 0
  return { motif: 'disc', turn: 0, ground, figure: (ground + 1) % 4 }
}

function draw(palette: Palette, next: () => number, motifs: readonly Motif[]): Tile {
  const weights = motifs.map((name) => motifWeights[name])
  const motif = motifs[pick(weights, next)] ?? 'plain'
  const ground = pick(palette.grounds, next)
  const figure = (ground + 1 + Math.floor(next() * 3)) % 4
  return { motif, turn: Math.floor(next() * 4), ground, figure }
}

/** Whether the image's edge would blend into the page here: a ground in its ink, or a figure that reaches the edge. */
function frays(
  { motif, turn, ground, figure }: Tile,
  pages: Colours['pages'],
  edges: readonly number[],
): boolean {
  return edges.some(
    (edge) =>
      pages[edge]?.includes(ground) ||
      (pages[edge]?.includes(figure) && touched[motif].some((side) => (side + turn) % 4 === edge)),
  )
}

/** No flat areas larger than a tile, no adjacent equal motifs, few low-contrast figures; never for the large one. */
function fits(tile: Tile, palette: Palette, next: () => number, { near }: Place): boolean {
  if (near.some((other) => other.motif === tile.motif)) return false
  if (tile.motif === 'plain') return near.every((other) => other.ground !== tile.ground)
  if (near.length > 1 && near.every((other) => other.ground === tile.ground)) return false
  const [ground, figure] = [palette.inks[tile.ground], palette.inks[tile.figure]]
  const faint = ground && figure && pale.has(ground) && pale.has(figure)
  return !faint || (near.length > 0 && next() < 0.25)
}
