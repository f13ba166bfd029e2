/** Composes the grid of tiles: which motif, turned how, in which inks. */
import { motifNames, motifWeights, type Motif } from './motifs'
import { ownArt, pale, palettes, type Art, type Ink, type Palette } from './palettes'
import { hash, pick, random } from './random'

/** One tile: `ground` and `figure` are places in the palette, `turn` quarter turns clockwise. */
export type Tile = { motif: Motif; turn: number; ground: number; figure: number }

/** One form of several tiles' width among the small ones; `x` and `y` count tiles. Its cells in `rows` are plain. */
export type BigTile = Tile & { x: number; y: number; size: number }

export type Composition = { inks: readonly Ink[]; rows: Tile[][]; big?: BigTile }

export type ComposeOptions = {
  /** The place of a palette; without it the seed decides. */
  palette?: number
  /** The ink of the page around the picture, or the one in light and the one in dark: no tile at the edge runs into it. */
  around?: Ink | readonly Ink[]
  /** The ink of what follows below it, if that is another one. */
  below?: Ink
  /** The brand's, if nothing else is said. */
  art?: Art
}

/** Pictures of no more tiles than this are marks: each tile of them has a figure. */
const markTiles = 4

const withFigure = motifNames.filter((motif) => motif !== 'plain')

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

/** Motifs with enough of a shape to carry the whole picture. */
const carrying: readonly Motif[] = ['quarter', 'arcs', 'leaf', 'bowls', 'disc', 'triangle']

/** A tile's sides are numbered clockwise from the top. Those that a motif touches before it is turned. */
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

/** The place of a tile of one or more cells: what is beside it, and which of its sides are the picture's edge. */
type Place = { left?: Tile; near: readonly Tile[]; edges: readonly number[] }

/**
 * Takes a seed and the size of the grid in tiles; returns the tiles row by row. The same input gives the same
 * tiles on every machine.
 */
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
    tile({ palette, pages }, next, { near: [], edges: edgesOf(x, y, size) }, carrying),
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

/** One colour that is not the page's, in all tiles. */
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

/** The place of the palette in which a seed's patterns are printed, for others that belong to it. */
export const palettePlaceOf = (seed: string): number => drawPlace(random(hash(seed) ^ edition))

/** The palette in which a seed's patterns are printed. */
export const paletteOf = (seed: string): Palette => drawPalette(random(hash(seed) ^ edition))

/**
 * Half the shorter side, so that it leads and small ones remain; as wide as a strip of tiles. Openings that show
 * their upper rows only show all of it.
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
  const y = narrow ? 0 : Math.floor(next() * Math.min(rows - size + 1, 2))
  return { ...draw(x, y, size), x, y, size }
}

/** `pages`: the places in the palette of what lies beyond the picture's four sides; −1 for an ink that it does not have. */
type Colours = { palette: Palette; pages: readonly (readonly number[])[] }

/** Draws tiles until one goes well with its place; after many tries one that is safe anywhere. */
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

/** Whether the picture's edge would run into the page here: a ground in its ink, or a figure that reaches the edge. */
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

/** No flat areas larger than a tile, no motif twice side by side, few figures that hardly show: the large one always does. */
function fits(tile: Tile, palette: Palette, next: () => number, { near }: Place): boolean {
  if (near.some((other) => other.motif === tile.motif)) return false
  if (tile.motif === 'plain') return near.every((other) => other.ground !== tile.ground)
  if (near.length > 1 && near.every((other) => other.ground === tile.ground)) return false
  const [ground, figure] = [palette.inks[tile.ground], palette.inks[tile.figure]]
  const faint = ground && figure && pale.has(ground) && pale.has(figure)
  return !faint || (near.length > 0 && next() < 0.25)
}
