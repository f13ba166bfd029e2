/** The inks of the patterns and the five palettes (design, "Tokens"). */

/** Hexadecimal values for pictures outside the page (Open Graph, icons); tokens.css holds the same. */
export const inks = {
  ink: '#14182b',
  paper: '#f6f3ec',
  cobalt: '#2743e3',
  sky: '#bfd3ff',
  signal: '#ff5b35',
  blush: '#ffd2c4',
  sun: '#ffc531',
  moss: '#0e5b4a',
  mint: '#bfe8d5',
} as const

export type Ink = keyof typeof inks

/** Four inks, how often each one is the ground of a tile, and the one that carries text on a band beside the tiles. */
export type Palette = {
  readonly inks: readonly [Ink, Ink, Ink, Ink]
  readonly grounds: readonly number[]
  readonly band: Band
}

/** The light inks that are grounds of sections as well. */
export type Band = Extract<Ink, 'signal' | 'sky' | 'mint' | 'sun'>

export const palettes: readonly Palette[] = [
  { inks: ['paper', 'ink', 'cobalt', 'signal'], grounds: [4, 3, 4, 3], band: 'signal' },
  { inks: ['paper', 'sky', 'cobalt', 'sun'], grounds: [3, 4, 4, 3], band: 'sky' },
  { inks: ['paper', 'mint', 'moss', 'signal'], grounds: [3, 4, 4, 3], band: 'mint' },
  { inks: ['paper', 'sun', 'ink', 'signal'], grounds: [3, 4, 4, 3], band: 'sun' },
  { inks: ['paper', 'blush', 'ink', 'signal'], grounds: [3, 4, 3, 4], band: 'signal' },
]

/** Inks too close in lightness to distinguish a motif from its ground; two of them meet in one tile only now and then. */
export const pale: ReadonlySet<Ink> = new Set<Ink>(['paper', 'sky', 'blush', 'mint'])
