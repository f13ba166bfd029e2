/** Derives a whole brand from two colours: inks, roles of both themes, and band colours. */
import { clampChroma, converter, formatHex } from 'culori'
import type { Brand } from './brand'
import { nearestWith } from './contrast'

const toOklch = converter('oklch')

/** WCAG AA for text, with a margin for rounding. */
const readable = 4.6

function oklchOf(colour: string) {
  const found = /^#[0-9a-f]{6}$/i.test(colour) ? toOklch(colour) : undefined
  if (!found) throw new Error(`“${colour}” is not a colour. Write it as #rrggbb, such as #0a7a3f.`)
  return { l: found.l, c: found.c, h: found.h ?? 0 }
}

/**
 * Takes the company's first and second colour as #rrggbb; returns colours in which everything is legible. The two stay
 * unchanged where text on them has enough contrast; otherwise they get as much darker or lighter as needed. Lightnesses
 * and background tints are those of the sample's design.
 */
export function coloursFrom(first: string, second: string): Pick<Brand, 'inks' | 'roles' | 'bands'> {
  const [one, two] = [oklchOf(first), oklchOf(second)]
  const colour = (l: number, c: number, h: number) =>
    formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
  const weak = Math.min(one.c, 0.12) / 0.12
  const deep = { h: one.h + 40, c: Math.min(one.c, 0.09) }
  const ink = colour(0.22, 0.035 * weak, one.h)
  const paper = colour(0.965, 0.01, two.h)
  const darkText = colour(0.95, 0.01, two.h)
  const sky = colour(0.87, 0.07 * weak, one.h)
  // Cobalt is the background of light text and of the soft colour in dark sections.
  const cobalt = nearestWith(nearestWith(first, darkText, readable), sky, readable)
  const light = {
    background: paper,
    surface: colour(0.993, 0.006, two.h),
    text: ink,
    muted: colour(0.46, 0.035 * weak, one.h),
    link: nearestWith(cobalt, paper, readable),
    tile: ink,
  }
  const dark = {
    background: colour(0.185, 0.028 * weak, one.h),
    surface: colour(0.23, 0.035 * weak, one.h),
    text: darkText,
    muted: colour(0.75, 0.03 * weak, one.h),
    link: colour(0.8, 0.09 * weak, one.h),
    tile: colour(0.33, 0.055 * weak, one.h),
  }
  return {
    inks: {
      ink,
      paper,
      cobalt,
      sky,
      signal: nearestWith(second, ink, readable),
      blush: colour(0.9, 0.05, two.h),
      sun: colour(0.86, 0.15, two.h + 45),
      moss: colour(0.42, deep.c, deep.h),
      mint: colour(0.89, 0.06, deep.h),
    },
    roles: { light, dark },
    bands: { raised: colour(0.28, 0.045 * weak, one.h), muted: colour(0.36, 0.055 * weak, one.h) },
  }
}
