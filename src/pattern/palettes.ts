/** The inks of the patterns and the palettes, as the brand has them (src/site/own/brand.ts). */

import { art, inks, palettes as own } from '../site/own/brand'

export { inks }

/** What fills the place of a picture: a pattern of the entry's own, or one of the brand's colours. */
export type Art = 'patterns' | 'plain' | 'photographs'

export const ownArt: Art = art

export type Ink = keyof typeof inks

/** Four inks, how often each one is the ground of a tile, and the one that carries text on a band beside the tiles. */
export type Palette = {
  readonly inks: readonly [Ink, Ink, Ink, Ink]
  readonly grounds: readonly number[]
  readonly band: Band
}

/** The light inks that are grounds of sections as well. */
export type Band = Extract<Ink, 'signal' | 'sky' | 'mint' | 'sun'>

export const palettes: readonly Palette[] = own

/** Inks too close in lightness to distinguish a motif from its ground; two of them meet in one tile only now and then. */
export const pale: ReadonlySet<Ink> = new Set<Ink>(['paper', 'sky', 'blush', 'mint'])

const dark: ReadonlySet<Ink> = new Set<Ink>(['ink', 'cobalt', 'moss'])

/** The ink of words on another one. */
export const wordsOn = (ink: Ink): Ink => (dark.has(ink) ? 'paper' : 'ink')
