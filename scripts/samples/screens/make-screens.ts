/** Photographs the drawn screens of the four products, the chart and the drawings, in both languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleLanguages, type SampleLanguage } from '../languages'
import { launchBrowser } from '../../lib/chromium'
import { writePng } from '../png'
import { building } from '../drawings/building'
import { supportChart } from '../drawings/support-chart'
import { workshopWall } from '../drawings/workshop-wall'
import { belegflussInbox } from './belegfluss-inbox'
import type { Screen } from './frame'
import { inkProperties } from './html'
import { lotseMap } from './lotse-map'
import { pegelBoard } from './pegel-board'
import { taktgeberLoad } from './taktgeber-load'
import { taktgeberPlan } from './taktgeber-plan'

const screens: readonly Screen[] = [
  taktgeberPlan,
  taktgeberLoad,
  belegflussInbox,
  lotseMap,
  pegelBoard,
  supportChart,
  building,
  workshopWall,
]

/** The screens are laid out small and photographed enlarged, so that they can be read at half their size. */
export const screenSize = { width: 1000, height: 625 }
const scale = 1.6

const fontFile = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'

/** A page on its own: styles, font and inks are part of it. */
export function screenPage(root: string, { styles, body }: Screen, lang: SampleLanguage): string {
  const read = (name: string) => readFileSync(join(root, 'scripts/samples', name), 'utf8')
  const font = readFileSync(join(root, 'node_modules', fontFile)).toString('base64')
  return `<!doctype html><html lang="${lang}"><style>
    @font-face { font-family: 'Familjen Grotesk'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
    :root { ${inkProperties()} }
    ${read('screens/screens.css')}${read(styles)}</style><body>${body(lang)}</body></html>`
}

/** Writes `content/media/<name>.<lang>.png`, 1600 by 1000 pixels; without language where no word is shown. */
export async function makeScreens(root: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage({ viewport: screenSize, deviceScaleFactor: scale })
    for (const screen of screens) {
      for (const lang of screen.wordless ? ['en' as const] : sampleLanguages) {
        await tab.setContent(screenPage(root, screen, lang))
        await tab.evaluate(() => document.fonts.ready.then(() => undefined))
        const name = screen.wordless ? screen.name : `${screen.name}.${lang}`
        await writePng(root, name, await tab.screenshot())
      }
    }
  } finally {
    await browser.close()
  }
}
