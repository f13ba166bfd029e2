/** The inks and palettes of the patterns, from the brand (src/site/own/brand.ts). */

import { art, inks, palettes as own, seed } from '../site/own/brand'

export { inks }

/** Placeholder for a missing image: a generated pattern, or one of the brand's colours. */
export type Art = 'patterns' | 'plain' | 'photographs'

export const ownArt: Art = art

/** Mixed into the seed of every pattern. */
export const edition: number = seed

export type Ink = keyof typeof inks

/** Four inks, how often each is a tile's ground, and the one for text on an adjacent band. */
export type Palette = {
  readonly inks: readonly [Ink, Ink, Ink, Ink]
  readonly grounds: readonly number[]
  readonly band: Band
}

/** The light inks that are also section backgrounds. */
export type Band = Extract<Ink, 'signal' | 'sky' | 'mint' | 'sun'>

export const palettes: readonly Palette[] = own

/** Inks too close in lightness to distinguish a motif from its ground; rarely combined in one tile. */
export const pale: ReadonlySet<Ink> = new Set<Ink>(['paper', 'sky', 'blush', 'mint'])

const dark: ReadonlySet<Ink> = new Set<Ink>(['ink', 'cobalt', 'moss'])

/** The ink of text on another one. */
export const wordsOn = (ink: Ink): Ink => (dark.has(ink) ? 'paper' : 'ink')
