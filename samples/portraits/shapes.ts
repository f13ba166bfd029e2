/** Flat shapes lit from the left: every shape has a light tone and a darker one for its right half. */
import { inks, type Ink } from '../../src/pattern/palettes'

/** Light tone and shade, as colours. */
export type Tones = readonly [light: string, shade: string]

/** Where the lit half ends, in pixels of the picture. */
export const middle = 400

/** Tones of skin, hair and cloth; only skin and hair use colours other than the inks of the patterns. */
export const skins = {
  rose: ['#ffd9c9', '#f5b9a2'],
  fair: ['#fbc9ad', '#eba887'],
  warm: ['#efb893', '#d99770'],
  olive: ['#dda878', '#c48a5b'],
  brown: ['#8f5a3c', '#74452c'],
} as const satisfies Record<string, Tones>

export const hairs = {
  blond: ['#ffc531', '#eaa91a'],
  copper: ['#e4572b', '#c23f18'],
  chestnut: ['#7b3f26', '#5f2d1a'],
  dark: ['#2c2434', '#1c1725'],
  black: ['#1d2138', '#14182b'],
  mint: ['#bfe8d5', '#86c7ac'],
  grey: ['#b9bccb', '#9397ab'],
} as const satisfies Record<string, Tones>

/** Two inks as the tones of cloth. */
export const cloth = (light: Ink, shade: Ink): Tones => [inks[light], inks[shade]]

/** A closed path in both tones. */
export function split(d: string, [light, shade]: Tones): string {
  return `<path d="${d}" fill="${light}"/><path d="${d}" fill="${shade}" clip-path="url(#right)"/>`
}

/** A closed path in one colour. */
export const flat = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`

/** An open path drawn with a line of the given width. */
export const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** Path of a circle. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`
