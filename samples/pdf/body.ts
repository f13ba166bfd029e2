/** The text pages of a sample PDF: blocks one below the other, with a new page wherever one does not fit. */
import type PDFDocument from 'pdfkit'
import { colours, grid, headingWidth, textWidth, type } from './page'
import { decorate, height, write } from './sheet'
import { table } from './table'
import type { Block, SampleText } from './texts'

const space = { section: 17, paragraph: 7.5, item: 3, indent: 16 }

type Structure = ReturnType<PDFDocument['struct']>

/** The marker of a list item: a filled square, or one to check off. */
function drawBullet(sheet: PDFDocument, x: number, y: number, tick: boolean): void {
  if (tick)
    sheet
      .lineWidth(0.8)
      .rect(x + 0.4, y + 1.6, 8.2, 8.2)
      .stroke(colours.ink)
  else sheet.rect(x, y + 4, 4, 4).fill(colours.signal)
}

/** Adds all blocks of a text and hands each finished part to `add`, in reading order. */
export function body(sheet: PDFDocument, { slug, blocks }: SampleText, add: (part: Structure) => void): void {
  const tick = slug === 'migration-checklist'
  const x = grid.text
  let y = grid.top
  sheet.addPage()

  function room(needed: number): void {
    if (y + needed <= grid.bottom) return
    sheet.addPage()
    y = grid.top
  }

  function paragraph(text: string): void {
    const tall = height(sheet, text, type.text, textWidth)
    room(tall)
    const at = y
    add(sheet.struct('P', () => write(sheet, text, type.text, colours.ink, { x, y: at, width: textWidth })))
    y += tall + space.paragraph
  }

  function item(text: string): Structure {
    const width = textWidth - space.indent
    const tall = height(sheet, text, type.text, width)
    room(tall)
    const at = y
    decorate(sheet, 'Layout', () => drawBullet(sheet, x, at, tick))
    y += tall + space.item
    const child = sheet.struct('LBody', () =>
      write(sheet, text, type.text, colours.ink, { x: x + space.indent, y: at, width }),
    )
    return sheet.struct('LI').add(child)
  }

  function heading(text: string, next: Block | undefined): void {
    const tall = height(sheet, text, type.heading, headingWidth)
    if (y > grid.top) y += space.section - space.paragraph
    room(Math.max(tall, firstHeight(sheet, next)) + 8)
    const at = y
    decorate(sheet, 'Layout', () => {
      sheet.lineWidth(1).moveTo(grid.left, at).lineTo(grid.right, at).stroke(colours.ink)
    })
    sheet.outline.addItem(text)
    y += 9
    const top = y
    add(
      sheet.struct('H2', () =>
        write(sheet, text, type.heading, colours.ink, { x: grid.left, y: top - 1, width: headingWidth }),
      ),
    )
  }

  blocks.forEach((block, place) => {
    if (block.kind === 'heading') heading(block.text, blocks[place + 1])
    else if (block.kind === 'paragraph') paragraph(block.text)
    else if (block.kind === 'list') {
      const list = sheet.struct('L')
      add(list)
      for (const text of block.items) list.add(item(text))
      y += space.paragraph - space.item
    } else {
      const drawn = table(sheet, block.rows)
      room(drawn.height)
      add(drawn.draw(y - 4))
      y += drawn.height - 4 + space.paragraph
    }
  })
}

/** Height that must fit below a heading, so that no heading is stranded at the end of a page. */
function firstHeight(sheet: PDFDocument, block: Block | undefined): number {
  if (!block) return 0
  if (block.kind === 'table') return table(sheet, block.rows).height
  const text = block.kind === 'list' ? block.items.slice(0, 2).join('\n') : block.text
  return height(sheet, text, type.text, textWidth)
}
