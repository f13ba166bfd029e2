/**
 * The company's brand. After a change, `npm run brand` checks the contrasts and writes brand.css, which the pages load;
 * everything else (patterns, icons, link previews, editor, mails, error pages) reads this file.
 */

/** The inks of patterns and bands, in both themes. The names are their roles in the palettes, not their hues. */
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

/** Colour roles in each theme. `tile`: ink in patterns. */
export const roles = {
  light: {
    background: '#f6f3ec',
    surface: '#fffdf8',
    text: '#14182b',
    muted: '#555a70',
    link: '#2743e3',
    tile: '#14182b',
  },
  dark: {
    background: '#0e1120',
    surface: '#171b2e',
    text: '#f1eee6',
    muted: '#a9aec4',
    link: '#9db4ff',
    tile: '#2b3354',
  },
} as const

/** On coloured sections, in both themes: cards on dark ones, small text on light ones. */
export const bands = { raised: '#20263d', muted: '#343b5c' } as const

/** How round the corners of buttons, form fields and choices are, in CSS pixels; 0 is square. Tiles stay square. */
export const corner = 0 as const

/**
 * Placeholder for a missing picture: `patterns`, or a `plain` colour. `photographs` is plain, too, and “npm run ready”
 * lists the entries without a picture.
 */
export const art = 'patterns' as const

/** Decides all patterns: another whole number draws a different set in the same colours. */
export const seed = 263224 as const

/** Four inks of a pattern, how often each is a tile's ground, and the one for text on an adjacent band. */
export const palettes = [
  { inks: ['paper', 'ink', 'cobalt', 'signal'], grounds: [4, 3, 4, 3], band: 'signal' },
  { inks: ['paper', 'sky', 'cobalt', 'sun'], grounds: [3, 4, 4, 3], band: 'sky' },
  { inks: ['paper', 'mint', 'moss', 'signal'], grounds: [3, 4, 4, 3], band: 'mint' },
  { inks: ['paper', 'sun', 'ink', 'signal'], grounds: [3, 4, 4, 3], band: 'sun' },
  { inks: ['paper', 'blush', 'ink', 'signal'], grounds: [3, 4, 3, 4], band: 'signal' },
] as const

/** The logo's mark: areas in painting order, in inks, which follow the theme, or in fixed colours. */
export const mark = {
  width: 20,
  height: 20,
  paths: [
    { ink: 'paper', d: 'M0 0h20v20h-20z' },
    { ink: 'ink', d: 'M10 0h10v10h-10zM0 10h10v10h-10z' },
    { ink: 'cobalt', d: 'M10 0h10v10h-10zM0 10h10v10h-10z' },
    { ink: 'signal', d: 'M10 0h10v10h-10z' },
    { ink: 'paper', d: 'M0 10m10 0v10a10 10 0 0 1-10-10z' },
    { ink: 'ink', d: 'M0 0m10 10l-10-10h10zM10 10m1.4 5a3.6 3.6 0 0 1 7.2 0a3.6 3.6 0 0 1-7.2 0z' },
    { ink: 'cobalt', d: 'M10 0m0 10a10 10 0 0 1 10-10a10 10 0 0 1-10 10z' },
  ],
} as const

/**
 * One variable font for everything, and next to this file headings.ttf: the weight of headings, for link previews.
 * `file` is preloaded; `further`: files for rare characters, loaded only by pages that have one of them.
 * `ascent` and `descent` in em. `widths`: the width of running text in this font relative to each fallback font, in
 * regular and bold. `budget`: the maximum file size, in bytes.
 */
export const typeface = {
  file: '/fonts/familjen-grotesk-cfa53639.woff2',
  further: ['/fonts/familjen-grotesk-cbece5c9.woff2'],
  weights: '400 700',
  ascent: 1.025,
  descent: 0.225,
  widths: { arial: [0.937, 0.906], roboto: [0.946, 0.966], dejavu: [0.826, 0.761] },
  budget: 14000,
} as const
