/**
 * Visual regression tests: pages are compared with reference pictures by pixels. A picture's name contains a digest of
 * the words that it shows; if an editor has changed them, there is nothing to compare with until `npm run pictures` has
 * taken new ones. Check what has changed before you commit them.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { devDependencies } from '../../package.json'
import { refuseBefore } from '../lib/consent'
import { expect, resize, test } from '../lib/site-test'
import { samplePages } from '../lib/samples'

/** One page of each family. */
const families = [
  'home',
  'products',
  'product',
  'service',
  'article',
  'jobs',
  'contact',
  'philosophy',
  'not-found',
]

/** Where playwright.config.ts keeps the pictures. */
const folder = join(__dirname, 'reference-pictures')

/** The pictures are from the packaged browser; other versions may draw edges of letters and curves differently. */
const engine = devDependencies['@sparticuz/chromium'].replace(/\..*/, '.')

/** Each system draws type a little differently, so a thousandth of all pixels may differ. */
const tolerance = { maxDiffPixelRatio: 0.001, animations: 'disabled', caret: 'hide' } as const

async function digestOfWords(page: Page): Promise<string> {
  const words = await page.evaluate(() => document.body.innerText)
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}

/** Whether there is a picture of these words; taking new ones deletes all others of the same page. */
function isTaken(picture: string, own: string, retake: boolean): boolean {
  if (!retake) return existsSync(join(folder, picture))
  const old = existsSync(folder) ? readdirSync(folder).filter((file) => file.startsWith(own)) : []
  for (const file of old) if (file !== picture) rmSync(join(folder, file))
  return true
}

for (const { name, path, page: declared } of samplePages().filter((sample) =>
  families.includes(sample.name),
)) {
  // Each family once per language: German on a phone with the dark theme, English on a desktop with the light one.
  const [width, colorScheme] =
    declared.locale === 'en' ? ([1440, 'light'] as const) : ([360, 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test(`${path} at ${width} px looks as before`, async ({ page, open, browser, allow }, info) => {
      allow(/404/)
      await refuseBefore(page)
      await resize(page, width)
      await open(path)
      // The not-found page loads its suggestions from a separate file.
      await page.waitForLoadState('networkidle')
      test.skip(!browser.version().startsWith(engine), `the pictures are those of Chromium ${engine}`)
      const own = `${name}-${declared.locale}-`
      const picture = `${own}${await digestOfWords(page)}.png`
      const retake = info.config.updateSnapshots === 'all'
      test.skip(!isTaken(picture, own, retake), 'its words are new: npm run pictures')
      await expect(page).toHaveScreenshot(picture, tolerance)
    })
  })
}
