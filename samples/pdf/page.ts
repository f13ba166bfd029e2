/** Dimensions and inks of an A4 page of the sample PDFs, in points. */
import { inks } from '../../src/pattern/palettes'

export const page = { width: 595.28, height: 841.89 }

/** Headings are in the narrow column, text is in the wide one; only the footer is below `bottom`. */
export const grid = { left: 56, text: 190, right: 539, top: 82, bottom: 780, footer: 796 }

export const textWidth = grid.right - grid.text
export const headingWidth = grid.text - grid.left - 20

export const colours = { ...inks, muted: '#555a70', line: '#d9d6d2' }

export const fonts = { text: 'text', heading: 'heading' }

/** Type sizes and their line spacing, in points. */
export const type = {
  title: { font: fonts.heading, size: 42, lineGap: -4, characterSpacing: -0.9 },
  lead: { font: fonts.text, size: 14, lineGap: 3.5, characterSpacing: 0 },
  heading: { font: fonts.heading, size: 12, lineGap: 1, characterSpacing: -0.1 },
  text: { font: fonts.text, size: 9.5, lineGap: 2.3, characterSpacing: 0 },
  cell: { font: fonts.text, size: 8.7, lineGap: 1.6, characterSpacing: 0 },
  cellHead: { font: fonts.heading, size: 8.7, lineGap: 1.6, characterSpacing: 0 },
  small: { font: fonts.text, size: 8, lineGap: 1, characterSpacing: 0 },
} as const

export type TypeStyle = (typeof type)[keyof typeof type]
