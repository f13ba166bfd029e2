/** The document of a sample PDF: its fonts, and text set in one of the type sizes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { localeOf } from '../../src/site/locales'
import { fonts, type TypeStyle } from './page'
import type { SampleText } from './texts'

/** A fixed date, so that the same texts give the same bytes. */
const made = new Date('2026-11-12T09:00:00Z')

/** Opens a tagged document; `root` is the folder of the project. */
export function openSheet(root: string, { title, summary, lang }: SampleText): PDFDocument {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: localeOf(lang).iso,
    bufferPages: true,
    autoFirstPage: false,
    font: null,
    info: {
      Title: title,
      Subject: summary,
      Author: 'Musterwerk Software GmbH',
      CreationDate: made,
      ModDate: made,
    },
  })
  const file = (path: string) => readFileSync(join(root, path))
  return sheet
    .registerFont(fonts.text, file('samples/fonts/familjen-grotesk-regular.ttf'))
    .registerFont(fonts.heading, file('src/site/own/headings.ttf'))
}

/** Height in points that a text takes at a width. */
export function height(sheet: PDFDocument, text: string, style: TypeStyle, width: number): number {
  const { lineGap, characterSpacing } = style
  return sheet.font(style.font, style.size).heightOfString(text, { width, lineGap, characterSpacing })
}

type Place = { x: number; y: number; width: number; align?: 'left' | 'right' }

/** Sets a text; use `height` to get its height. */
export function write(
  sheet: PDFDocument,
  text: string,
  style: TypeStyle,
  colour: string,
  place: Place,
): void {
  const { lineGap, characterSpacing } = style
  const { x, y, width, align = 'left' } = place
  sheet.font(style.font, style.size).fillColor(colour)
  sheet.text(text, x, y, { width, lineGap, characterSpacing, align })
}

/** Draws something purely decorative, which screen readers skip. */
export function decorate(sheet: PDFDocument, kind: 'Layout' | 'Pagination', draw: () => void): void {
  sheet.markContent('Artifact', { type: kind })
  draw()
  sheet.endMarkedContent()
}
