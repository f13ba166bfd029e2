/** The part of pdfkit that the sample files use; the package has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type Options = Record<string, unknown>

  class PDFStructureElement {
    add(child: PDFStructureElement | (() => void)): this
    end(): void
  }

  class PDFDocument extends Readable {
    constructor(options: Options)
    y: number
    page: { width: number; height: number }
    outline: { addItem(title: string): unknown }
    addPage(): this
    switchToPage(index: number): unknown
    bufferedPageRange(): { start: number; count: number }
    registerFont(name: string, source: Buffer): this
    font(name: string, size?: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    path(data: string): this
    fill(color?: string, rule?: 'even-odd'): this
    stroke(color?: string): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    text(text: string, x: number, y: number, options?: Options): this
    heightOfString(text: string, options?: Options): number
    widthOfString(text: string, options?: Options): number
    struct(type: string, options?: Options | (() => void), child?: () => void): PDFStructureElement
    addStructure(element: PDFStructureElement): this
    markContent(tag: string, options?: Options): this
    endMarkedContent(): this
    end(): void
  }

  export default PDFDocument
}
