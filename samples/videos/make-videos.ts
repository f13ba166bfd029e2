/** Films the drawn plan of Taktgeber, frame by frame, in both languages, with captions and a poster. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../../scripts/lib/chromium'
import { sampleLanguages, type SampleLanguage } from '../languages'
import { writePng } from '../png'
import { screenPage, screenSize } from '../screens/make-screens'
import { taktgeberPlan } from '../screens/taktgeber-plan'
import { encodeFilm } from './encode'
import { setStage } from './replan-scene'
import { conflicts, length, moves, parts, posterAt, webVtt, words } from './replan-story'

/** 1280 by 800 pixels. */
const scale = 1.28
const film = {
  width: screenSize.width * scale,
  height: screenSize.height * scale,
  rate: 20,
  bitrate: 160_000,
}

const name = 'taktgeber-replan'

/** Opens the stage at a scale; `at` takes a screenshot at a time in seconds. */
async function openStage(browser: Browser, root: string, lang: SampleLanguage, deviceScaleFactor: number) {
  const page = await browser.newPage({ viewport: screenSize, deviceScaleFactor })
  // A helper that the compiler uses to name functions; functions that are sent to the page call it too.
  await page.addInitScript('globalThis.__name = (value) => value')
  const css = readFileSync(join(root, 'samples/videos/film.css'), 'utf8')
  await page.setContent(screenPage(root, taktgeberPlan, lang))
  await page.addStyleTag({ content: css })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate('globalThis.__name = (value) => value')
  await page.evaluate(setStage, {
    moves,
    conflicts,
    parts,
    words: words[lang],
    hours: 80,
    out: { row: 2, from: 1.5, to: 19 },
    late: 4,
  })
  const at = async (second: number): Promise<Buffer> => {
    await page.evaluate(
      (time) => (window as unknown as { seek: (second: number) => void }).seek(time),
      second,
    )
    return page.screenshot()
  }
  return { at, close: () => page.close() }
}

async function makeFilm(browser: Browser, root: string, lang: SampleLanguage): Promise<void> {
  const still = await openStage(browser, root, lang, 1.6)
  await writePng(root, `${name}.${lang}`, await still.at(posterAt))
  await still.close()
  const stage = await openStage(browser, root, lang, scale)
  const bytes = await encodeFilm(browser, root, film, length, stage.at)
  await stage.close()
  const file = `static/videos/${name}.${lang}`
  mkdirSync(join(root, 'static/videos'), { recursive: true })
  writeFileSync(join(root, `${file}.webm`), bytes)
  writeFileSync(join(root, `${file}.vtt`), webVtt(lang))
  console.log(
    `${file}.webm ${film.width} × ${film.height}, ${length} s, ${Math.round(bytes.length / 1024)} kB`,
  )
}

/** Writes `static/videos/taktgeber-replan.<lang>.webm` with its captions, and its poster in `content/media`. */
export async function makeVideos(root: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const lang of sampleLanguages) await makeFilm(browser, root, lang)
  } finally {
    await browser.close()
  }
}
