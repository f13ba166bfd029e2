/** Takes screenshots of pages: the drawings, and the product screen for its film, in both languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleLanguage } from '../languages'
import { launchBrowser } from '../../scripts/lib/chromium'
import { writePng } from '../png'
import { building } from '../drawings/building'
import { workshopWall } from '../drawings/workshop-wall'
import type { Screen } from './frame'
import { inkProperties } from './html'

const drawings: readonly Screen[] = [building, workshopWall]

/** The screens are laid out small and captured enlarged, so that they are legible at half their size. */
export const screenSize = { width: 1000, height: 625 }
const scale = 1.6

const fontFile = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'

/** A self-contained page, including styles, font and inks. */
export function screenPage(root: string, { styles, body }: Screen, lang: SampleLanguage): string {
  const read = (name: string) => readFileSync(join(root, 'samples', name), 'utf8')
  const font = readFileSync(join(root, 'node_modules', fontFile)).toString('base64')
  return `<!doctype html><html lang="${lang}"><style>
    @font-face { font-family: 'Familjen Grotesk'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
    :root { ${inkProperties()} }
    ${read('screens/screens.css')}${read(styles)}</style><body>${body(lang)}</body></html>`
}

/** Writes `content/media/<name>.png` of each drawing, 1600 by 1000 pixels. They contain no words. */
export async function makeScreens(root: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage({ viewport: screenSize, deviceScaleFactor: scale })
    for (const drawing of drawings) {
      await tab.setContent(screenPage(root, drawing, 'en'))
      await tab.evaluate(() => document.fonts.ready.then(() => undefined))
      await writePng(root, drawing.name, await tab.screenshot())
    }
  } finally {
    await browser.close()
  }
}
