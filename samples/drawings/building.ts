/** The company's building in the style of the tiles: sawtooth roof, a window in every tile, trees, the tram stop. */
import type { Motif } from '../../src/pattern/motifs'
import { inks, type Ink } from '../../src/pattern/palettes'
import { drawTiles } from '../../src/pattern/pattern-paths'
import type { Screen } from '../screens/frame'
import { each } from '../screens/html'

/** Size of a tile, and the corner and end of the facade, in pixels of the picture. */
const tile = 160
const front = { left: 320, top: 364, columns: 6 }
const ground = front.top + 3 * tile

const rect = (x: number, y: number, w: number, h: number, ink: Ink) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${inks[ink]}"/>`
const path = (d: string, ink: Ink) => `<path d="${d}" fill="${inks[ink]}"/>`
const circle = (x: number, y: number, r: number, ink: Ink) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${inks[ink]}"/>`

/** Motif, quarter turns, ground and figure of each window, floor by floor. */
type Pane = readonly [Motif, number, Ink, Ink]

const floors: readonly (readonly Pane[])[] = [
  [
    ['quarter', 2, 'ink', 'cobalt'],
    ['quarter', 3, 'ink', 'cobalt'],
    ['bars', 0, 'cobalt', 'paper'],
    ['arcs', 0, 'ink', 'sky'],
    ['arcs', 1, 'ink', 'sky'],
    ['leaf', 0, 'cobalt', 'sun'],
  ],
  [
    ['bars', 1, 'cobalt', 'sky'],
    ['disc', 0, 'ink', 'sun'],
    ['triangle', 0, 'ink', 'cobalt'],
    ['triangle', 3, 'ink', 'cobalt'],
    ['dots', 0, 'cobalt', 'paper'],
    ['bowls', 1, 'ink', 'signal'],
  ],
]

/** A window: a pane with its motif in a frame of the facade's colour. */
function pane([motif, turn, back, figure]: Pane, x: number, y: number): string {
  const size = 116
  const { paths } = drawTiles({
    inks: [back, figure, 'paper', 'ink'],
    rows: [[{ motif, turn, ground: 0, figure: 1 }]],
  })
  const shapes = each(paths, ({ ink, d }) => path(d, ink))
  return `<svg x="${x + (tile - size) / 2}" y="${y + (tile - size) / 2}" width="${size}" height="${size}" viewBox="0 0 10 10">${shapes}</svg>`
}

/** A sawtooth roof with a lit side, as on old workshops. */
function roof(): string {
  return each([0, 1, 2, 3, 4, 5], (place) => {
    const x = front.left + place * tile
    const shed = path(`M${x} ${front.top}v-104l${tile} 104z`, place % 2 ? 'ink' : 'signal')
    const glass = path(`M${x + 8} ${front.top - 12}v-74l44 28.6v45.4z`, place % 2 ? 'sky' : 'sun')
    return shed + rect(x, front.top - 104, 8, 104, 'ink') + glass
  })
}

/** Windows of the upper floors; the ground floor has the door in its middle. */
function facade(): string {
  const width = front.columns * tile
  const upper = each(floors, (floor, row) =>
    each(floor, (item, place) => pane(item, front.left + place * tile, front.top + row * tile)),
  )
  const y = front.top + 2 * tile
  const shops = each(
    [0, 1, 4, 5],
    (place) =>
      rect(front.left + place * tile + 22, y + 30, 116, 130, 'cobalt') +
      rect(front.left + place * tile + 76, y + 30, 8, 130, 'paper') +
      path(`M${front.left + place * tile + 22} ${ground}v-44a44 44 0 0 1 44 44z`, place % 2 ? 'sun' : 'mint'),
  )
  const middle = front.left + width / 2
  const door =
    path(`M${middle - 120} ${ground}v-10a120 120 0 0 1 240 0v10z`, 'signal') +
    path(`M${middle - 84} ${ground}v-10a84 84 0 0 1 168 0v10z`, 'ink') +
    rect(middle - 4, ground - 94, 8, 94, 'signal')
  return (
    rect(front.left, front.top, width, 3 * tile, 'paper') +
    rect(front.left, y - 6, width, 12, 'ink') +
    upper +
    shops +
    door
  )
}

/** A tree: a crown of two halves on a trunk. */
function tree(x: number, r: number, crown: Ink, shade: Ink): string {
  const y = ground - r * 1.7
  return (
    rect(x - 7, y, 14, ground - y, 'ink') +
    circle(x, y, r, crown) +
    path(`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z`, shade)
  )
}

/** Sign and shelter of the tram stop. */
function stop(x: number): string {
  const sign =
    rect(x - 4, ground - 210, 8, 210, 'ink') +
    circle(x, ground - 226, 40, 'sun') +
    circle(x, ground - 226, 30, 'moss')
  return `${sign}<text x="${x}" y="${ground - 211}" font-size="42" font-weight="600" text-anchor="middle" fill="${inks.sun}">4</text>`
}

/** Pavement, kerb and the rails of the tram. */
function street(): string {
  const rails = rect(0, 934, 1600, 8, 'sky') + rect(0, 972, 1600, 8, 'sky')
  return rect(0, ground, 1600, 34, 'paper') + rect(0, ground + 34, 1600, 200, 'ink') + rails
}

export const building: Screen = {
  name: 'musterwerk-building',
  styles: 'drawings/drawing.css',
  body() {
    const sky =
      circle(1386, 214, 124, 'sun') +
      path('M92 232a66 66 0 0 1 132 0zM196 232a46 46 0 0 1 92 0z', 'paper') +
      path('M1180 150a54 54 0 0 1 108 0zM1262 150a36 36 0 0 1 72 0z', 'paper')
    const name = `<text x="800" y="${front.top + 2 * tile + 3}" class="name">Musterwerk</text>`
    const plate = rect(640, front.top + 2 * tile - 36, 320, 64, 'ink')
    const number = `<text x="951" y="${ground - 60}" font-size="38" font-weight="600" fill="${inks.ink}" text-anchor="middle">1</text>`
    return `<svg viewBox="0 0 1600 1000" width="1000" height="625">${rect(0, 0, 1600, 1000, 'sky')}${sky}
      ${tree(160, 92, 'moss', 'ink')}${tree(1420, 106, 'moss', 'ink')}${roof()}${facade()}${plate}${name}${number}
      ${tree(262, 60, 'mint', 'moss')}${stop(1532)}${tree(1334, 58, 'mint', 'moss')}${street()}</svg>`
  },
}
