/** The shapes of the tiles, as path commands relative to the tile's corner. */

/** `m`, `l`: point. `a`: radius, then point; arcs always run clockwise unless `sweep` is 0. */
type Step = readonly ['m' | 'l', number, number] | readonly ['a', number, number, number, (0 | 1)?]

export const tileSize = 10

const circle = (x: number, y: number, radius: number): Step[] => [
  ['m', x - radius, y],
  ['a', radius, x + radius, y],
  ['a', radius, x - radius, y],
]

const dots = [1.8, 5, 8.2].flatMap((x) => [1.8, 5, 8.2].flatMap((y) => circle(x, y, 1)))

/**
 * A motif's shapes; `over` is how far a shape reaches over the edge where it touches it, so that no seam
 * shows between neighbours.
 */
export const motifs = {
  plain: () => [],
  quarter: (over: number) => [
    ['m', -over, -over],
    ['l', 10, -over],
    ['l', 10, 0],
    ['a', 10, 0, 10],
    ['l', -over, 10],
  ],
  arcs: (over: number) => [
    ['m', 0, 10],
    ['a', 10, 10, 0],
    ['l', 10 + over, 0],
    ['l', 10 + over, 3],
    ['l', 10, 3],
    ['a', 7, 3, 10, 0],
    ['l', 3, 10 + over],
    ['l', 0, 10 + over],
    ['m', 5, 10],
    ['a', 5, 10, 5],
    ['l', 10 + over, 5],
    ['l', 10 + over, 8],
    ['l', 10, 8],
    ['a', 2, 8, 10, 0],
    ['l', 8, 10 + over],
    ['l', 5, 10 + over],
  ],
  leaf: () => [
    ['m', 0, 10],
    ['a', 10, 10, 0],
    ['a', 10, 0, 10],
  ],
  bowls: (over: number) => [
    ['m', 0, -over],
    ['l', 10, -over],
    ['l', 10, 0],
    ['a', 5, 0, 0],
    ['m', 0, 5],
    ['l', 10, 5],
    ['a', 5, 0, 5],
  ],
  disc: () => circle(5, 5, 3.6),
  triangle: (over: number) => [
    ['m', -over, 0],
    ['l', 0, 0],
    ['l', 10, 10],
    ['l', 10, 10 + over],
    ['l', -over, 10 + over],
  ],
  bars: (over: number) =>
    [-over, 4, 8].flatMap((y): Step[] => [
      ['m', -over, y],
      ['l', 10 + over, y],
      ['l', 10 + over, y === 8 ? 10 + over : Math.max(0, y) + 2],
      ['l', -over, y === 8 ? 10 + over : Math.max(0, y) + 2],
    ]),
  dots: () => dots,
} as const satisfies Record<string, (over: number) => readonly Step[]>

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

/** Two decimals at most, without a leading zero. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}

/** Numbers in path notation: a separator only where the next number needs one. */
function join(...values: number[]): string {
  return values.reduce((path, value) => {
    const text = short(value)
    return path + (path === '' || text.startsWith('-') ? '' : ' ') + text
  }, '')
}

/** Turns a point of a tile clockwise around the tile's middle, by quarter turns. */
function turn(x: number, y: number, quarters: number): [number, number] {
  return quarters === 0 ? [x, y] : turn(tileSize - y, x, quarters - 1)
}

const cache = new Map<string, string>()

/** Path data of a motif, turned by quarters; to stand after a `M` to the tile's corner. */
export function motifPath(motif: Motif, quarters: number, over: number): string {
  const key = `${motif}${quarters}/${over}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const path = trace(motifs[motif](over), quarters)
  cache.set(key, path)
  return path
}

/** Writes steps with relative commands, so that the same tile is the same text wherever it stands. */
function trace(steps: readonly Step[], quarters: number): string {
  let [fromX, fromY] = [0, 0]
  let [startX, startY] = [0, 0]
  let path = ''
  for (const step of steps) {
    const [x, y] = step[0] === 'a' ? turn(step[2], step[3], quarters) : turn(step[1], step[2], quarters)
    if (step[0] === 'm') {
      // Closing a shape leads back to where it began.
      if (path !== '') [path, fromX, fromY] = [`${path}z`, startX, startY]
      ;[startX, startY] = [x, y]
    }
    path += command(step, x - fromX, y - fromY)
    ;[fromX, fromY] = [x, y]
  }
  return path === '' ? '' : `${path}z`
}

/** One step as a relative command. */
function command(step: Step, dx: number, dy: number): string {
  if (step[0] === 'a') return `a${join(step[1], step[1], 0, 0, step[4] ?? 1, dx, dy)}`
  if (step[0] === 'l' && short(dy) === '0') return `h${short(dx)}`
  if (step[0] === 'l' && short(dx) === '0') return `v${short(dy)}`
  return `${step[0]}${join(dx, dy)}`
}
