/** Head, eyes, nose and mouth of a portrait. */
import { inks } from '../../src/pattern/palettes'
import { disc, flat, line, split, type Tones } from './shapes'

/** Outlines of heads; all have the same centre and crown, and about the same chin. */
export const heads = {
  oval: 'M255 400a145 165 0 0 1 290 0v85a145 165 0 0 1 -290 0z',
  square: 'M252 400a148 165 0 0 1 296 0v150a100 100 0 0 1 -100 100h-96a100 100 0 0 1 -100 -100z',
  round: 'M246 440a154 205 0 0 1 308 0a154 205 0 0 1 -308 0z',
  heart: 'M250 400a150 165 0 0 1 300 0v60a210 230 0 0 1 -150 196a210 230 0 0 1 -150 -196z',
  long: 'M262 400a138 165 0 0 1 276 0v140a138 130 0 0 1 -276 0z',
} as const

export type Head = keyof typeof heads

/** Head with ears and neck; ears may be hidden by hair that is drawn later. */
export function head(shape: Head, skin: Tones): string {
  const [light, shade] = skin
  const ears = flat(disc(258, 462, 34), light) + flat(disc(542, 462, 34), shade)
  const neck = flat('M330 560h140v150a70 70 0 0 1 -140 0z', shade)
  return ears + neck + split(heads[shape], skin)
}

export type Eyes = 'open' | 'smiling'

/** Eyes and brows; `tilt` raises the outer ends of the brows, in pixels. */
export function eyes(kind: Eyes, brow: string, tilt = 0, browWidth = 13): string {
  const pair = (draw: (x: number, side: number) => string) => draw(338, -1) + draw(462, 1)
  const eye = pair((x) =>
    kind === 'open'
      ? flat(disc(x, 446, 15), inks.ink) + flat(disc(x - 5, 441, 4.5), inks.paper)
      : line(`M${x - 22} 452a22 20 0 0 1 44 0`, inks.ink, 10),
  )
  const brows = pair((x, side) =>
    line(`M${x - side * 30} 402q${side * 30} ${-16 - tilt} ${side * 60} ${-tilt}`, brow, browWidth),
  )
  return eye + brows
}

/** A nose in profile, in the shade of the right half of the face. */
export function nose([, shade]: Tones, size = 40): string {
  return flat(`M400 440v105h-${size}a${size * 1.1} 105 0 0 0 ${size} -105z`, shade)
}

export type Mouth = 'laugh' | 'smile' | 'grin'

/** A friendly mouth: open with teeth, a closed half disc, or a curved line. */
export function mouth(kind: Mouth, lips: string): string {
  if (kind === 'smile') return flat('M348 580h104a52 40 0 0 1 -104 0z', lips)
  if (kind === 'grin') return line('M346 582a64 46 0 0 0 108 0', lips, 11)
  return flat('M338 574h124a62 56 0 0 1 -124 0z', lips) + flat('M348 574h104v16h-104z', inks.paper)
}

/** Round or angular glasses. */
export function glasses(kind: 'round' | 'square', colour: string): string {
  const lens = (x: number) =>
    kind === 'round' ? disc(x, 448, 47) : `M${x - 50} 412h100v52a26 26 0 0 1 -26 26h-48a26 26 0 0 1 -26 -26z`
  const [left, right] = kind === 'round' ? [291, 509] : [288, 512]
  return (
    line(lens(338) + lens(462), colour, 10) + line(`M385 440h30M${left} 440h-32M${right} 440h32`, colour, 10)
  )
}

/** Freckles on both cheeks. */
export function freckles(colour: string): string {
  const spots = [298, 318, 308, 482, 502, 492].map((x, place) => disc(x, [500, 508, 522][place % 3] ?? 0, 5))
  return flat(spots.join(''), colour)
}

/** Red cheeks. */
export function cheeks(colour: string): string {
  return flat(disc(300, 520, 34) + disc(500, 520, 34), colour)
}
