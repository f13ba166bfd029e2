/** Headers and footers of the text pages of a sample PDF; marked as artifacts, because they repeat on every page. */
import type PDFDocument from 'pdfkit'
import { drawMark } from './cover'
import { colours, grid, page, type } from './page'
import { decorate, write } from './sheet'
import type { SampleText } from './texts'
import { words } from './words'

/** Draws them on all pages except the cover, once the number of pages is known. */
export function margins(sheet: PDFDocument, { title, lang }: SampleText): void {
  const { count } = sheet.bufferedPageRange()
  for (let index = 1; index < count; index++) {
    sheet.switchToPage(index)
    decorate(sheet, 'Pagination', () => {
      drawMark(sheet, grid.left, 40, 18)
      write(sheet, title, type.small, colours.muted, {
        x: grid.text,
        y: 45,
        width: grid.right - grid.text,
        align: 'right',
      })
      write(sheet, words[lang].address, type.small, colours.muted, {
        x: grid.left,
        y: grid.footer,
        width: 400,
      })
      write(sheet, words[lang].page(index + 1, count), type.small, colours.muted, {
        x: page.width - grid.left - 90,
        y: grid.footer,
        width: 90,
        align: 'right',
      })
    })
  }
}
