/** Writes motifs as SVG path data. */
import { motifs, sameAfter, tileSize, type Motif, type Step } from './motifs'

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

/** Rotates a point clockwise around the tile's centre, by quarter turns. */
function turn(x: number, y: number, quarters: number): [number, number] {
  return quarters === 0 ? [x, y] : turn(tileSize - y, x, quarters - 1)
}

const traced = new Map<string, string>()

/**
 * Path data of a motif, rotated by quarter turns; follows an `M` to the tile's corner. Commands are relative, so equal
 * tiles are equal text, which compresses well.
 */
export function motifPath(motif: Motif, turns: number): string {
  const quarters = turns % (sameAfter[motif] ?? 4)
  const key = `${motif} ${quarters}`
  const path = traced.get(key) ?? trace(motif, quarters)
  traced.set(key, path)
  return path
}

function trace(motif: Motif, quarters: number): string {
  let [fromX, fromY] = [0, 0]
  let [startX, startY] = [0, 0]
  let path = ''
  for (const step of motifs[motif]) {
    const [x, y] = step[0] === 'a' ? turn(step[2], step[3], quarters) : turn(step[1], step[2], quarters)
    if (step[0] === 'm') {
      // Closing a shape returns to its start.
      if (path !== '') [path, fromX, fromY] = [`${path}z`, startX, startY]
      ;[startX, startY] = [x, y]
    }
    path += command(step, x - fromX, y - fromY)
    ;[fromX, fromY] = [x, y]
  }
  return path === '' ? '' : `${path}z`
}

/** One step as a relative command; empty if the pen is already there. */
function command(step: Step, dx: number, dy: number): string {
  if (step[0] === 'a') return `a${join(step[1], step[1], 0, 0, step[4] ?? 1, dx, dy)}`
  const [flat, steep] = [short(dy) === '0', short(dx) === '0']
  if (flat && steep) return ''
  if (step[0] === 'l' && flat) return `h${short(dx)}`
  if (step[0] === 'l' && steep) return `v${short(dy)}`
  return `${step[0]}${join(dx, dy)}`
}
