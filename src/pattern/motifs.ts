/** The shapes of the tiles, as pen movements from the tile's top left corner. */

/** `m`, `l`: point. `a`: radius, then point; arcs run clockwise unless the last number is 0. */
export type Step = readonly ['m' | 'l', number, number] | readonly ['a', number, number, number, (0 | 1)?]

export const tileSize = 10

const circle = (x: number, y: number, radius: number): Step[] => [
  ['m', x - radius, y],
  ['a', radius, x + radius, y],
  ['a', radius, x - radius, y],
]

const places = [1.8, 5, 8.2]

export const motifs = {
  plain: [],
  quarter: [
    ['m', 0, 0],
    ['l', 10, 0],
    ['a', 10, 0, 10],
  ],
  arcs: [
    ['m', 0, 10],
    ['a', 10, 10, 0],
    ['l', 10, 3],
    ['a', 7, 3, 10, 0],
    ['m', 5, 10],
    ['a', 5, 10, 5],
    ['l', 10, 8],
    ['a', 2, 8, 10, 0],
  ],
  leaf: [
    ['m', 0, 10],
    ['a', 10, 10, 0],
    ['a', 10, 0, 10],
  ],
  bowls: [
    ['m', 0, 0],
    ['l', 10, 0],
    ['a', 5, 0, 0],
    ['m', 0, 5],
    ['l', 10, 5],
    ['a', 5, 0, 5],
  ],
  disc: circle(5, 5, 3.6),
  triangle: [
    ['m', 0, 0],
    ['l', 10, 10],
    ['l', 0, 10],
  ],
  bars: [0, 4, 8].flatMap((y): Step[] => [
    ['m', 0, y],
    ['l', 10, y],
    ['l', 10, y + 2],
    ['l', 0, y + 2],
  ]),
  dots: places.flatMap((x) => places.flatMap((y) => circle(x, y, 1))),
} as const satisfies Record<string, readonly Step[]>

export type Motif = keyof typeof motifs

/** The weight of each motif in random picks. */
export const motifWeights: Readonly<Record<Motif, number>> = {
  plain: 2,
  quarter: 5,
  arcs: 4,
  leaf: 3,
  bowls: 3,
  disc: 3,
  triangle: 4,
  bars: 3,
  dots: 2,
}

export const motifNames = Object.keys(motifWeights) as Motif[]

/** After how many quarter turns a motif repeats, if fewer than four. */
export const sameAfter: Readonly<Partial<Record<Motif, number>>> = { leaf: 2, disc: 1, bars: 2, dots: 1 }
