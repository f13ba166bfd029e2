/** Writes motifs as SVG path data. */
import { motifs, tileSize, type Motif, type Reach, type Step } from './motifs'

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

/**
 * Path data of a motif, turned by quarters; to stand after a `M` to the tile's corner. `reach` is given for the
 * sides as they lie in the grid.
 */
export function motifPath(motif: Motif, quarters: number, reach: Reach): string {
  const side = (index: number) => reach[(index + quarters) % 4] ?? 0
  return trace(motifs[motif]([side(0), side(1), side(2), side(3)]), quarters)
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
