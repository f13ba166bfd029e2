/** The wall with the plan of a move: one card per step, turned over once somebody has checked the result. */
import { compose } from '../../src/pattern/compose'
import { inks, type Ink } from '../../src/pattern/palettes'
import { drawTiles } from '../../src/pattern/pattern-paths'
import type { Screen } from '../screens/frame'
import { each } from '../screens/html'

/** The plan has 64 steps. */
const columns = 8
const rows = 8
const cell = { width: 150, height: 112 }
const card = { width: 130, height: 84 }
const corner = { x: 72, y: 66 }

/** Steps whose cards are turned: the first three rows, and a few that were ready early. */
const turned = new Set([...Array.from({ length: 27 }, (_, place) => place), 28, 29, 32, 33, 36, 41])

const rect = (x: number, y: number, w: number, h: number, ink: Ink) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${inks[ink]}"/>`

/** The back of a card: a strip of the pattern, three tiles by two. */
function back(place: number, x: number, y: number): string {
  const { paths } = drawTiles(compose(`step ${place}`, 3, 2, { palette: place % 5 }))
  const shapes = each(paths, ({ ink, d }) => `<path d="${d}" fill="${inks[ink]}"/>`)
  return `<svg x="${x}" y="${y}" width="${card.width}" height="${card.height}" viewBox="0 0 30 20" preserveAspectRatio="none">${shapes}</svg>`
}

/** The front: the number of the step and a few lines of writing. */
function front(place: number, x: number, y: number): string {
  const lines = [70, 54, 62]
    .slice(0, 2 + (place % 2))
    .map((length, at) => rect(x + 48, y + 20 + at * 19, length - ((place * 7) % 18), 7, 'ink'))
  const number = `<text x="${x + 12}" y="${y + 34}" font-size="26" font-weight="600" fill="${inks.cobalt}">${place + 1}</text>`
  return rect(x, y, card.width, card.height, 'paper') + number + lines.join('')
}

function hung(place: number): string {
  const x = corner.x + (place % columns) * cell.width
  const y = corner.y + Math.floor(place / columns) * cell.height
  const pin = `<circle cx="${x + card.width / 2}" cy="${y}" r="8" fill="${inks.ink}"/>`
  return (turned.has(place) ? back(place, x, y) : front(place, x, y)) + pin
}

/** The stopwatch that hangs beside the plan. */
function stopwatch(x: number, y: number, r: number): string {
  const marks = each(
    Array.from({ length: 12 }, (_, hour) => hour * 30),
    (angle) =>
      `<rect x="${x - 5}" y="${y - r + 26}" width="10" height="${angle % 90 ? 14 : 28}" fill="${inks.ink}" transform="rotate(${angle} ${x} ${y})"/>`,
  )
  const cap = rect(x - 18, y - r - 44, 36, 60, 'ink') + rect(x - 34, y - r - 56, 68, 22, 'ink')
  const sector = `<path d="M${x} ${y}v-${r - 52}a${r - 52} ${r - 52} 0 0 1 ${r - 52} ${r - 52}z" fill="${inks.signal}"/>`
  return `${cap}<circle cx="${x}" cy="${y}" r="${r}" fill="${inks.ink}"/><circle cx="${x}" cy="${y}" r="${r - 16}" fill="${inks.paper}"/>${sector}${marks}<circle cx="${x}" cy="${y}" r="10" fill="${inks.ink}"/>`
}

/** A shelf with a cup of coffee and a stack of cards still to be hung. */
function shelf(x: number, y: number): string {
  const cup = `${rect(x + 24, y - 92, 84, 92, 'cobalt')}<path d="M${x + 108} ${y - 76}a30 30 0 0 1 0 60v-18a12 12 0 0 0 0-24z" fill="${inks.cobalt}"/><path d="M${x + 24} ${y}v-84a84 84 0 0 1 84 84z" fill="${inks.sun}"/>`
  const stack = each([0, 1, 2, 3], (place) =>
    rect(x + 158 + (place % 2) * 6, y - 18 - place * 18, 84, 14, place % 2 ? 'blush' : 'paper'),
  )
  return `${cup}${stack}${rect(x, y, 268, 18, 'ink')}${rect(x + 30, y + 18, 16, 44, 'ink')}${rect(x + 222, y + 18, 16, 44, 'ink')}`
}

export const workshopWall: Screen = {
  name: 'workshop-wall',
  styles: 'drawings/drawing.css',
  body() {
    const rails = each(
      Array.from({ length: rows }, (_, row) => corner.y + row * cell.height),
      (y) => rect(48, y - 4, 1228, 8, 'moss'),
    )
    const cards = each(
      Array.from({ length: columns * rows }, (_, place) => place),
      hung,
    )
    return `<svg viewBox="0 0 1600 1000" width="1000" height="625">${rect(0, 0, 1600, 1000, 'mint')}${rails}${cards}
      ${stopwatch(1442, 300, 118)}${shelf(1308, 800)}</svg>`
  },
}
