/** Tables of a sample PDF, with tagged rows and header cells. */
import type PDFDocument from 'pdfkit'
import { colours, grid, textWidth, type } from './page'
import { decorate, height, write } from './sheet'

const padding = { right: 10, y: 3.9 }

/** Widths in points: each column gets room for its longest word; the rest is distributed by the amount of text. */
function columnWidths(sheet: PDFDocument, rows: readonly string[][]): number[] {
  const columns = (rows[0] ?? []).map((_, place) => rows.map((row) => row[place] ?? ''))
  sheet.font(type.cellHead.font, type.cellHead.size)
  const least = columns.map(
    (cells) =>
      Math.max(...cells.flatMap((cell) => cell.split(' ')).map((word) => sheet.widthOfString(word))) +
      padding.right +
      2,
  )
  const wish = columns.map((cells) => Math.sqrt(Math.max(...cells.map((cell) => cell.length), 4)))
  const spare = textWidth - least.reduce((sum, width) => sum + width, 0)
  const wishes = wish.reduce((sum, share) => sum + share, 0)
  return least.map((width, place) => width + (spare * (wish[place] ?? 0)) / wishes)
}

/** Measures a table; `draw` draws it at a vertical position and returns its structure element. */
export function table(sheet: PDFDocument, rows: readonly string[][]) {
  const widths = columnWidths(sheet, rows)
  const style = (row: number, column: number) => (row === 0 || column === 0 ? type.cellHead : type.cell)
  const heights = rows.map(
    (row, at) =>
      Math.max(
        ...row.map((cell, place) =>
          height(sheet, cell, style(at, place), (widths[place] ?? 0) - padding.right),
        ),
      ) +
      2 * padding.y,
  )

  function cell(row: number, place: number, text: string, y: number) {
    const x = grid.text + widths.slice(0, place).reduce((sum, width) => sum + width, 0)
    const width = (widths[place] ?? 0) - padding.right
    // The corner above the first column is empty, so it is not a header cell.
    const scope = row === 0 && text !== '' ? 'Column' : row > 0 && place === 0 ? 'Row' : undefined
    return sheet.struct(scope ? 'TH' : 'TD', scope ? { scope } : {}, () =>
      write(sheet, text, style(row, place), colours.ink, { x, y: y + padding.y, width }),
    )
  }

  function draw(top: number) {
    const result = sheet.struct('Table')
    let y = top
    rows.forEach((row, at) => {
      const from = y
      y += heights[at] ?? 0
      const line = y
      const cells = sheet.struct('TR')
      row.forEach((text, place) => cells.add(cell(at, place, text, from)))
      result.add(cells)
      decorate(sheet, 'Layout', () => {
        sheet
          .lineWidth(at === 0 ? 1 : 0.5)
          .moveTo(grid.text, line)
          .lineTo(grid.right, line)
        sheet.stroke(at === 0 ? colours.ink : colours.line)
      })
    })
    return result
  }

  return { height: heights.reduce((sum, value) => sum + value, 0), draw }
}
