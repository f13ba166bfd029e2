/** Makes the PDF files that visitors of the sample site can download. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { body } from './body'
import { cover } from './cover'
import { margins } from './margins'
import { openSheet } from './sheet'
import { readTexts, type SampleText } from './texts'

/** Returns the bytes of one file. */
async function makePdf(root: string, text: SampleText): Promise<Buffer> {
  const sheet = openSheet(root, { ...text })
  const whole = sheet.struct('Document')
  sheet.addStructure(whole)
  for (const part of cover(sheet, text)) whole.add(part)
  body(sheet, text, (part) => whole.add(part))
  whole.end()
  margins(sheet, text)
  sheet.end()
  return buffer(sheet)
}

/** Writes `static/downloads/<slug>.<lang>.pdf` for every text. */
export async function makePdfs(root: string): Promise<void> {
  const folder = join(root, 'static/downloads')
  mkdirSync(folder, { recursive: true })
  for (const text of readTexts(root)) {
    const bytes = await makePdf(root, text)
    const name = `${text.slug}.${text.lang}.pdf`
    writeFileSync(join(folder, name), bytes)
    console.log(`static/downloads/${name} ${Math.round(bytes.length / 1024)} kB`)
  }
}
