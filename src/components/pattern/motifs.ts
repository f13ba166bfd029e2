/** The shapes of the tiles, as path commands relative to the tile's corner. */

/** `m`, `l`: point. `a`: radius, then point; arcs always run clockwise unless `sweep` is 0. */
export type Step = readonly ['m' | 'l', number, number] | readonly ['a', number, number, number, (0 | 1)?]

export const tileSize = 10

const circle = (x: number, y: number, radius: number): Step[] => [
  ['m', x - radius, y],
  ['a', radius, x + radius, y],
  ['a', radius, x - radius, y],
]

const dots = [1.8, 5, 8.2].flatMap((x) => [1.8, 5, 8.2].flatMap((y) => circle(x, y, 1)))

/** How far a shape reaches over the edge of its tile at the top, right, bottom and left. */
export type Reach = readonly [number, number, number, number]

/** A motif's shapes; the reach counts only where a shape touches the edge. */
export const motifs = {
  plain: () => [],
  quarter: ([top, , , left]: Reach) => [
    ['m', -left, -top],
    ['l', 10, -top],
    ['l', 10, 0],
    ['a', 10, 0, 10],
    ['l', -left, 10],
  ],
  arcs: ([, right, bottom]: Reach) => [
    ['m', 0, 10],
    ['a', 10, 10, 0],
    ['l', 10 + right, 0],
    ['l', 10 + right, 3],
    ['l', 10, 3],
    ['a', 7, 3, 10, 0],
    ['l', 3, 10 + bottom],
    ['l', 0, 10 + bottom],
    ['m', 5, 10],
    ['a', 5, 10, 5],
    ['l', 10 + right, 5],
    ['l', 10 + right, 8],
    ['l', 10, 8],
    ['a', 2, 8, 10, 0],
    ['l', 8, 10 + bottom],
    ['l', 5, 10 + bottom],
  ],
  leaf: () => [
    ['m', 0, 10],
    ['a', 10, 10, 0],
    ['a', 10, 0, 10],
  ],
  bowls: ([top]: Reach) => [
    ['m', 0, -top],
    ['l', 10, -top],
    ['l', 10, 0],
    ['a', 5, 0, 0],
    ['m', 0, 5],
    ['l', 10, 5],
    ['a', 5, 0, 5],
  ],
  disc: () => circle(5, 5, 3.6),
  triangle: ([, , bottom, left]: Reach) => [
    ['m', -left, 0],
    ['l', 0, 0],
    ['l', 10, 10],
    ['l', 10, 10 + bottom],
    ['l', -left, 10 + bottom],
  ],
  bars: ([top, right, bottom, left]: Reach) =>
    [
      [-top, 2],
      [4, 6],
      [8, 10 + bottom],
    ].flatMap(([from = 0, to = 0]): Step[] => [
      ['m', -left, from],
      ['l', 10 + right, from],
      ['l', 10 + right, to],
      ['l', -left, to],
    ]),
  dots: () => dots,
} as const satisfies Record<string, (reach: Reach) => readonly Step[]>

export type Motif = keyof typeof motifs

/** How often each motif is drawn. */
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

/** The sides a motif touches before it is turned: 0 top, 1 right, 2 bottom, 3 left. */
export const touches: Readonly<Record<Motif, readonly number[]>> = {
  plain: [],
  quarter: [0, 3],
  arcs: [1, 2],
  leaf: [],
  bowls: [0],
  disc: [],
  triangle: [2, 3],
  bars: [0, 1, 2, 3],
  dots: [],
}
