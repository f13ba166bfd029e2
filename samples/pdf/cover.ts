/** The first page of a sample PDF: its pattern, title, summary and publisher. */
import type PDFDocument from 'pdfkit'
import { logoPaths, type Mark } from '../../src/pattern/logo-paths'
import { patternPaths } from '../../src/pattern/pattern-paths'
import { colours, grid, page, type } from './page'
import { decorate, height, write } from './sheet'
import type { SampleText } from './texts'
import { words } from './words'

const columns = 6
const rows = 5

/** Draws a pattern at a position, `width` points wide. */
function drawPattern(sheet: PDFDocument, pattern: Mark, x: number, y: number, width: number): void {
  sheet
    .save()
    .translate(x, y)
    .scale(width / pattern.width)
  for (const { ink, d, rule } of pattern.paths)
    sheet.path(d).fill(ink in colours ? colours[ink as keyof typeof colours] : ink, rule && 'even-odd')
  sheet.restore()
}

/** The company's mark, `size` points high. */
export function drawMark(sheet: PDFDocument, x: number, y: number, size: number): void {
  sheet.rect(x, y, size, size).fill(colours.paper)
  drawPattern(sheet, logoPaths(), x, y, size)
}

/** Adds the cover and returns its parts in reading order. */
export function cover(sheet: PDFDocument, { slug, lang, title, summary }: SampleText) {
  sheet.addPage()
  const edge = (page.width / columns) * rows
  decorate(sheet, 'Layout', () => {
    sheet.rect(0, 0, page.width, page.height).fill(colours.paper)
    sheet.save().rect(0, 0, page.width, edge)
    drawPattern(sheet, patternPaths(slug, columns, rows), 0, 0, page.width)
    sheet.restore()
    drawMark(sheet, grid.left, page.height - 74, 24)
  })
  const width = grid.right - grid.left
  const top = edge + 44
  const below = top + height(sheet, title, type.title, width) + 12
  const foot = page.height - 70
  return [
    sheet.struct('H1', () => write(sheet, title, type.title, colours.ink, { x: grid.left, y: top, width })),
    sheet.struct('P', () =>
      write(sheet, summary, type.lead, colours.muted, { x: grid.left, y: below, width: 400 }),
    ),
    sheet.struct('P', () =>
      write(sheet, words[lang].publisher, type.text, colours.ink, { x: grid.left + 36, y: foot, width: 260 }),
    ),
    sheet.struct('P', () =>
      write(sheet, words[lang].status, type.text, colours.ink, {
        x: grid.right - 200,
        y: foot,
        width: 200,
        align: 'right',
      }),
    ),
  ]
}
